/* Runs before the first paint. */
(function () {
  var root = document.documentElement;

  /*
   * The chosen theme; and the chosen language on an address that names none, or whose language the server took from the browser, which
   * its mark says.
   */
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    var parts = /^(?:\/(nl|es|pap|de)(?=\/|$))?(.*?)\/?$/.exec(location.pathname);
    var named = parts[1] || "en";
    var search = location.search.replace(/[?&]guessed$/, "");
    var guessed = search !== location.search;
    if (guessed) localStorage.setItem("guess", named);
    var chosen = localStorage.getItem("language") || (!guessed && localStorage.getItem("guess"));
    var language = /^(en|nl|es|pap|de)$/.test(chosen) && (named === "en" || guessed) ? chosen : named;
    var path = (language === "en" ? "" : "/" + language) + parts[2] || "/";
    if (language !== named) location.replace(path + search + location.hash);
    else if (guessed) history.replaceState(history.state, "", path + search + location.hash);
  } catch {
    /* No storage: the system's theme and the language of the address. */
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
