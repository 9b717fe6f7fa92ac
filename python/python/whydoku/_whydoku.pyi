"""The part of the package that is written in Rust."""

from collections.abc import Callable, Sequence

Report = Callable[[int, int], object]

__version__: str

class Batch:
    """A table in memory, which any library with the Arrow interface takes without a copy."""

    @property
    def num_rows(self) -> int: ...
    @property
    def column_names(self) -> list[str]: ...
    def __len__(self) -> int: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

def answer(request: str, progress: Report | None = None) -> str: ...
def solve(column: object, jobs: int | None = None, progress: Report | None = None) -> Batch: ...
def canonical(column: object, jobs: int | None = None, progress: Report | None = None) -> Batch: ...
def rate(
    column: object,
    only: Sequence[str] = ...,
    se: Sequence[str] = ...,
    uniqueness: bool = True,
    solution: bool = False,
    jobs: int | None = None,
    progress: Report | None = None,
) -> Batch: ...
def explain(
    column: object, lang: str | None = None, jobs: int | None = None, progress: Report | None = None
) -> Batch: ...
def dataset(
    count: int,
    seed: int,
    per_puzzle: int,
    balance: str | None,
    every_technique: bool,
    shard: tuple[int, int],
    call: str | None,
    license: str,
    jobs: int | None = None,
    progress: Report | None = None,
) -> tuple[Batch, str | None]: ...
def check(
    column: object,
    moves: object,
    lang: str | None = None,
    prose: bool = False,
    prefix: bool = False,
    jobs: int | None = None,
    progress: Report | None = None,
) -> Batch: ...
