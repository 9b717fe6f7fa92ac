"""`whydoku mcp` with a client of the official SDK, as an assistant starts it."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

mcp = pytest.importorskip("mcp")
stdio = pytest.importorskip("mcp.client.stdio")

PROGRAM = os.environ.get("WHYDOKU")
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="WHYDOKU does not say where the program is")


def session(play: Callable[[Any], Awaitable[None]]) -> None:
    """Starts the program, lets `play` talk to it, and ends it."""

    async def run() -> None:
        program = mcp.StdioServerParameters(command=PROGRAM, args=["mcp"])
        async with stdio.stdio_client(program) as streams, mcp.ClientSession(*streams) as client:
            await client.initialize()
            await play(client)

    asyncio.run(asyncio.wait_for(run(), 60))


def answer(result: Any) -> Any:
    """What a tool answered."""
    return json.loads(result.content[0].text)


def test_a_puzzle_is_solved_by_taking_steps() -> None:
    async def play(client: Any) -> None:
        position, steps = {"puzzle": PUZZLE}, 0
        while (told := answer(await client.call_tool("next", position)))["outcome"] == "step":
            position, steps = told["after"], steps + 1
        assert told["outcome"] == "solved" and steps == 51

    session(play)


def test_every_tool_is_called() -> None:
    arguments: dict[str, dict[str, str]] = {"check": {"moves": "r5c5=5"}, "why": {"goal": "r5c5"}}

    async def play(client: Any) -> None:
        tools = (await client.list_tools()).tools
        assert len(tools) == 8
        for tool in tools:
            puzzle = {} if tool.name == "generate" else {"puzzle": PUZZLE}
            result = await client.call_tool(tool.name, {**puzzle, **arguments.get(tool.name, {})})
            assert not result.is_error, (tool.name, result.content[0].text)

    session(play)


def test_calls_do_not_wait_for_each_other() -> None:
    async def play(client: Any) -> None:
        hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
        rating = asyncio.ensure_future(client.call_tool("rate", {"puzzle": hard}))
        await client.call_tool("hint", {"puzzle": PUZZLE})
        assert not rating.done()
        assert answer(await rating)["er"] == 10.5

    session(play)
