import { spawnSync } from "node:child_process";
import { lstatSync } from "node:fs";
import { inProject, ROOT, textOf } from "./project.mjs";

/** Installs the packages of package-lock.json when they are not what is in node_modules. */
export function installWhenNeeded() {
  if (isInstalled()) return;
  if (lstatSync(inProject("node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.log(
      "node_modules is a link to another folder and not what package-lock.json wants; using it as it is.",
    );
    return;
  }
  console.log("Installing packages with npm ci. The first time takes a minute.");
  const started = Date.now();
  // The build needs the development packages too, whatever NODE_ENV says.
  const { status, error } = spawnSync("npm", ["ci", "--include=dev", "--loglevel=error"], {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) {
    console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
    return;
  }
  console.error(
    error
      ? `npm could not be started (${error.message}). It comes with Node: https://nodejs.org`
      : "npm ci did not finish. If it could not reach the package registry, check the network, and its address with: npm config get registry",
  );
  process.exit(1);
}

/** npm leaves a list of what it installed; every package that is not optional must be in it, in the locked version. */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, peer }]) =>
      name === "" || present[name]?.version === version || (!present[name] && Boolean(optional || peer)),
  );
}

function packagesOf(name) {
  const text = textOf(inProject(name));
  return text === null ? null : JSON.parse(text).packages;
}
