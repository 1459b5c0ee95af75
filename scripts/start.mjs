import { requireNode } from "./require-node.mjs";

requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { buildWhenStale } = await import("./build.mjs");
installWhenNeeded();
if (!buildWhenStale()) process.exit(1);
process.setSourceMapsEnabled(true);
await import("../dist/server/main.js");
