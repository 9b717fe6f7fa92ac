// Sets the theme before anything is drawn, so that nothing flashes. Not a module: modules run too late for it.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem("whydoku.settings") ?? "{}");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Then the system's theme is right.
  }
})();
