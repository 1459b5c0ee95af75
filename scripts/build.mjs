import { requireNode } from "./require-node.mjs";

/** Builds what has changed since the last build, and starts nothing. */
requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { buildWhenStale } = await import("./build-when-stale.mjs");
installWhenNeeded();
process.exit(buildWhenStale() ? 0 : 1);
