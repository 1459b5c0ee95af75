import "../ui/styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { splitLanguage } from "../../contract/company/site-map.ts";
import { App } from "./app.tsx";
import { noteEarlyTyping } from "./early-typing.ts";
import { listenForInstall } from "../install/install-prompt.ts";
import { registerServiceWorker } from "../install/register-service-worker.ts";
import { loadArea } from "./languages/load-messages.ts";
import { preloadPage } from "./router.tsx";

const { language, path } = splitLanguage(window.location.pathname);
const root = document.getElementById("root");

listenForInstall();
registerServiceWorker();

void takeOver();

/**
 * The strings and the code of the present page come first; then the prerendered page is taken over as it stands. Not
 * awaited at the top of the module: a page's code imports the file this stands in, and each would wait for the other.
 */
async function takeOver(): Promise<void> {
  await Promise.all([loadArea("public", language), preloadPage(path, language)]);
  if (root === null) return;
  const url = window.location.pathname + window.location.search + window.location.hash;
  const app = (
    <StrictMode>
      <App url={url} earlyTyping={noteEarlyTyping(root)} />
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root).render(app);
  else hydrateRoot(root, app);
}
