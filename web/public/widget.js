/*
 * Puts the booking form of a hotel or firm into its own page, where this script stands:
 * <script src="https://…/widget.js" data-code="…" data-language="en" async></script>
 */
(function () {
  var script = document.currentScript;
  var origin = new URL(script.src).origin;
  var titles = {
    en: "Book a taxi",
    nl: "Boek een taxi",
    es: "Reserve un taxi",
    pap: "Reservá un taksi",
    de: "Taxi buchen",
  };
  var asked = script.dataset.language || document.documentElement.lang.split("-")[0];
  var language = Object.hasOwn(titles, asked) ? asked : "en";
  var prefix = language === "en" ? "" : "/" + language;

  var frame = document.createElement("iframe");
  frame.title = titles[language];
  frame.src = origin + prefix + "/on-account/" + encodeURIComponent(script.dataset.code) + "/frame";
  frame.allow = "geolocation";
  frame.style.cssText = "display:block;width:100%;height:44rem;border:0;color-scheme:light dark";
  script.after(frame);

  /* As high as the form is; from the form alone. */
  addEventListener("message", function (event) {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    var height = event.data && event.data.trupialHeight;
    if (height > 0 && height < 1e4) frame.style.height = height + "px";
  });
})();
