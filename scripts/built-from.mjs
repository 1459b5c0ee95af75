import { spawnSync } from "node:child_process";
import { inProject, ROOT, textOf } from "./project.mjs";

const LETTERS = 10;

/**
 * The commit that is built: as BUILT_FROM says it, where only a part of the tree is there (an image), as the archive says it that
 * was unpacked, or as git says it. A dot and "changed" follow where files were changed since.
 */
export function builtFrom(given = process.env.BUILT_FROM) {
  const said = hexOf(given) ?? hexOf(textOf(inProject("scripts", "archived-commit.txt")));
  if (said !== null) return said;
  const head = hexOf(git("rev-parse", "HEAD"));
  if (head === null) return "unknown";
  return git("status", "--porcelain", "--untracked-files=no") === "" ? head : `${head}.changed`;
}

function hexOf(text) {
  return /^[0-9a-f]{10,64}\s*$/.exec(text ?? "")?.[0].slice(0, LETTERS) ?? null;
}

function git(...command) {
  const { status, stdout } = spawnSync("git", command, { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
