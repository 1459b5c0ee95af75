import "./styles.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { localizedPath, SITE_PATHS, splitLanguage } from "../../domain/company/site-map.ts";
import { App } from "./app.tsx";
import { keepEarlyTyping } from "./early-typing.ts";
import { listenForInstall } from "../install/install-prompt.ts";
import { registerServiceWorker } from "../install/register-service-worker.ts";
import { loadArea } from "./languages/load-strings.ts";
import { report, watchErrors } from "./watch-errors.ts";
import { preloadPage } from "./router.tsx";

const { language, path: addressed } = splitLanguage(window.location.pathname);
/** The path to render: a page shown in place of another one, such as the offline page, names itself. */
const standIn = document.documentElement.dataset["page"];
const path = standIn ?? addressed;
const root = document.getElementById("root");

watchErrors();
listenForInstall();
registerServiceWorker();

// Not awaited here: files that import this one would wait for it, and it for them.
void open();

async function open(): Promise<void> {
  try {
    // The strings and the code of the present page come first; then the prerendered page is hydrated.
    await Promise.all([loadArea("public", language), preloadPage(path, language)]);
  } catch (error) {
    report("chunk", error);
    // A prerendered page can be read as it is; a shell without its code says nothing, and the offline page says why.
    if (root !== null && isShell(root)) window.location.replace(localizedPath(language, SITE_PATHS.offline));
    return;
  }
  if (root !== null) start(root);
}

function start(container: HTMLElement): void {
  const { pathname, search, hash } = window.location;
  const url = standIn === undefined ? pathname + search + hash : localizedPath(language, standIn);
  const app = (
    <StrictMode>
      <App url={url} earlyTyping={keepEarlyTyping(container)} />
    </StrictMode>
  );
  if (isShell(container)) createRoot(container).render(app);
  // In slices, so that a slow phone can scroll and answer a touch meanwhile; presses wait in boot.js.
  else startTransition(() => void hydrateRoot(container, app));
}

/** Nothing is drawn yet, or what every address below one has in common (see the shell of a tracked ride in prerender.ts). */
function isShell(container: HTMLElement): boolean {
  return container.firstElementChild === null || document.documentElement.dataset["shell"] !== undefined;
}
