import { requireNode } from "./require-node.mjs";

requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { buildWhenStale } = await import("./build.mjs");
installWhenNeeded();
buildWhenStale();
process.setSourceMapsEnabled(true);
await import("../dist/server/main.js");
