import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it(
  "says how each command is used when asked with --help, and does nothing",
  { timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "trupial-help-"));
    const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith(".test.ts"));
    expect(files.length).toBeGreaterThan(3);
    await Promise.all(
      files.map(async (name) => {
        const command = path.join(import.meta.dirname, name);
        const { stdout, stderr } = await promisify(execFile)(
          process.execPath,
          ["--import", "tsx", command, "--help"],
          { env: { PATH: process.env["PATH"], DATA_DIR: path.join(folder, "data") } },
        );
        expect([name, stderr]).toEqual([name, ""]);
        expect(stdout).toMatch(/^npm run [\w:-]+( -- .+)?\n[A-Z]/);
      }),
    );
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  },
);
