import { messagesChunkName } from "./area-messages.ts";

/** The ground that every page stands on travels in one file; what only some areas use stays with them. */
const GROUND =
  /\/web\/(?:app|api|company|language|router|ui)\/|\/node_modules\/@tanstack\/|\/vite\/preload-helper/;
const NOT_GROUND =
  /\.messages\.|\.css|live-events|event-stream|account-menu|\/ui\/(?:table|tabs|dialog|combobox|save-file|choices|quay|fade-in|waiting)\./;

/** Names the file a module travels in; null leaves it to the bundler. */
export function chunkOf(moduleId: string): string | null {
  if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(moduleId)) return "react";
  if (GROUND.test(moduleId) && !NOT_GROUND.test(moduleId)) return "site";
  return messagesChunkName(moduleId);
}
