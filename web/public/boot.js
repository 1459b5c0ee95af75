/* Runs before the first paint. */
(function () {
  var root = document.documentElement;

  /* The chosen theme, and the chosen language on an address that names none. */
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    applyLanguage(localStorage.getItem("language"));
  } catch {
    /* No storage: the system's theme and the language of the address. */
  }

  /* An address whose language the server took from the browser says so; a language that was chosen stands above it. */
  function applyLanguage(chosen) {
    var search = location.search.replace(/[?&]guessed$/, "");
    var guessed = search !== location.search;
    var named = /^\/(nl|es|pap|de)(?=\/|$)/.exec(location.pathname);
    var path = location.pathname.slice(named ? named[0].length : 0);
    var prefix = chosen === "en" ? "" : "/" + chosen;
    var moves = named ? guessed && chosen !== named[1] : chosen !== "en";
    if (/^(en|nl|es|pap|de)$/.test(chosen || "") && moves)
      location.replace((prefix + (path === "/" ? "" : path) || "/") + search + location.hash);
    else if (guessed) history.replaceState(history.state, "", location.pathname + search + location.hash);
  }

  /* A link to another language chooses it, also where the scripts of the page haven't come yet. */
  addEventListener("click", function (event) {
    var link = event.target.closest("a[hreflang]");
    try {
      if (link) localStorage.setItem("language", link.hreflang);
    } catch {
      /* No storage: as above. */
    }
  });

  /* The browser's own bar has the colour of the theme that is shown, not of the system's where another one is chosen. */
  function colourBar() {
    var theme = root.dataset.theme;
    document.querySelectorAll("meta[data-scheme]").forEach(function (meta) {
      var scheme = meta.dataset.scheme;
      meta.media = theme ? (theme === scheme ? "all" : "not all") : "(prefers-color-scheme: " + scheme + ")";
    });
  }
  new MutationObserver(colourBar).observe(root, { attributeFilter: ["data-theme"] });
  colourBar();

  /* After sunset on the island, which is four hours behind UTC all year, the street's windows are lit in the light theme too. */
  function lightWindows() {
    var minute = (Date.now() / 60000 - 240) % 1440;
    root.toggleAttribute("data-lit", minute < 390 || minute >= 1110);
  }
  setInterval(lightWindows, 60000);
  lightWindows();

  /*
   * A form sent before the page's scripts have started waits for them; the browser alone would put it into the address.
   * It goes no further, so that a page that is just starting does not answer it once now and once again afterwards.
   */
  var waiting = null;
  function hold(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting = event.target;
  }
  addEventListener("submit", hold, true);

  /* So does a press of a button, so that nobody has to press twice on a slow phone. */
  var pressed = null;
  function holdPress(event) {
    var button = event.target.closest("button");
    if (!button || button.type === "submit") return;
    event.stopImmediatePropagation();
    pressed = button;
  }
  addEventListener("click", holdPress, true);
  addEventListener(
    "trupial:started",
    function () {
      removeEventListener("submit", hold, true);
      removeEventListener("click", holdPress, true);
      if (waiting && waiting.isConnected) waiting.requestSubmit();
      if (pressed && pressed.isConnected) pressed.click();
    },
    { once: true },
  );
})();
