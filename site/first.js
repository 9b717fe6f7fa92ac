// @ts-check
// What a page without a server has to know before its modules. Not a module: those do not load from a file, which the
// page says.
(() => {
  const page = document.documentElement;
  if (location.protocol === "file:") page.dataset.alone = "true";
  // The first language of the reader that there are words in; a server would know it from the request.
  const first = (/** @type {string} */ tag) => tag.toLowerCase().split("-")[0];
  const known = (page.dataset.languages ?? "en").split(" ");
  page.lang = navigator.languages.find((tag) => known.some((other) => first(other) === first(tag))) ?? page.lang;
})();
