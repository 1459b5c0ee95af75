import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

type Found = { readonly code: string; readonly filename: string };

/** What the linter, with the project's own rules, finds in files that are not there: their text by their path. */
export function lintSources(sources: ReadonlyMap<string, string>): readonly Found[] {
  const folder = mkdtempSync(path.join(tmpdir(), "trupial-lint-"));
  try {
    for (const name of [".oxlintrc.json", "scripts/lint-effects.mjs"]) cpSync(name, path.join(folder, name));
    for (const [file, source] of sources) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), source);
    }
    const linter = path.resolve("node_modules/oxlint/bin/oxlint");
    const { stdout } = spawnSync(process.execPath, [linter, "--format=json", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] };
    return diagnostics.map(({ code, filename }) => ({ code, filename: filename.replaceAll("\\", "/") }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
