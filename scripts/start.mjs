import { requireNode } from "./require-node.mjs";

requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { buildWhenStale } = await import("./build-when-stale.mjs");
installWhenNeeded();
if (!buildWhenStale()) process.exit(1);
process.setSourceMapsEnabled(true);
stopWithNpm();
await import("../dist/server/main.js");

/** npm puts a shell between itself and us that passes no signal on; when that shell ends, this process ends too. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
