import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project, wherever a script is started from. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

export function inProject(...parts) {
  return path.join(ROOT, ...parts);
}

/** A hash of some files and folders that changes when any file in them is added, removed or written; tests apart. */
export function fingerprintOf(names) {
  const hash = createHash("sha256");
  for (const name of names) addToMark(hash, name);
  return hash.digest("hex");
}

/** The text of a file, or null where there is none. */
export function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function addToMark(hash, name) {
  const found = statSync(inProject(name), { throwIfNoEntry: false });
  if (/\.(test|queries\.sql)\b/.test(name)) return;
  if (found?.isDirectory()) {
    for (const inside of readdirSync(inProject(name)).toSorted()) addToMark(hash, path.join(name, inside));
  } else if (found) {
    hash.update(`${name}\0${found.size}\0${found.mtimeMs}\0`);
  }
}
