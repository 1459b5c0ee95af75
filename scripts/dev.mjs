import { spawn } from "node:child_process";
import { requireNode } from "./require-node.mjs";

/** Server and web with reload, on the same data as `npm start`. */
requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { inProject, ROOT } = await import("./project.mjs");
installWhenNeeded();

const port = process.env.PORT || "8080";
const parts = [
  ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "server/main.ts"],
  ["node_modules/vite/bin/vite.js"],
].map(([script, ...rest]) =>
  spawn(process.execPath, [inProject(script), ...rest], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PORT: port, API_URL: process.env.API_URL || `http://127.0.0.1:${port}` },
  }),
);

console.log("Open the address that vite prints below; it passes /api on to the server.");
for (const part of parts) part.once("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));

/** One part alone is useless: when one ends, so does the other. */
function stop(code) {
  process.exitCode ||= code;
  for (const part of parts) if (part.exitCode === null) part.kill("SIGTERM");
}
