import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { runCommands } from "../testing/run-commands.ts";

it(
  "says how each command is used when asked with --help, and does nothing",
  { timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "trupial-help-"));
    const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith(".test.ts"));
    expect(files.length).toBeGreaterThan(3);
    const ran = await runCommands(
      files.map((name) => ({ file: path.join(import.meta.dirname, name), args: ["--help"] })),
      { DATA_DIR: path.join(folder, "data") },
    );
    for (const [index, name] of files.entries()) {
      expect([name, ran[index]]).toEqual([
        name,
        { code: 0, error: "", out: expect.stringMatching(/^npm run [\w:-]+( -- .+)?\n[A-Z]/) },
      ]);
    }
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  },
);
