/* Runs before the first paint: the chosen theme, and the chosen language on an address that names none. */
(function () {
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    var language = localStorage.getItem("language");
    if (/^(nl|es|pap)$/.test(language || "") && !/^\/(nl|es|pap)(\/|$)/.test(location.pathname)) {
      var path = location.pathname === "/" ? "" : location.pathname;
      location.replace("/" + language + path + location.search + location.hash);
    }
  } catch {
    /* No storage: the system's theme and the language of the address. */
  }
})();
