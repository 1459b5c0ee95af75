import { bundleServer } from "./bundle-server.mjs";
import { inProject } from "./project.mjs";

/** Measures the server as it is delivered: bundled, not translated as it is read, which makes each function dearer. */
const out = inProject("dist", "bench");
const entries = ["run.ts", "harness/wire-load.ts", "harness/stream-readers.ts"];
await bundleServer(
  entries.map((entry) => inProject("bench", entry)),
  out,
);
process.env.NODE_ENV = "production";
await import(inProject("dist", "bench", "run.js"));
