import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeAllToOthers } from "./close-to-others.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "trupial-closed-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("closes each file and folder, however deep, and nothing that a link leads to", async () => {
  const data = path.join(folder, "data");
  const deep = path.join(data, "backups", "old");
  const [inside, outside] = [path.join(deep, "a.gz"), path.join(folder, "outside")];
  await mkdir(deep, { recursive: true });
  for (const file of [inside, outside]) {
    await writeFile(file, "x");
    await chmod(file, 0o666);
  }
  await chmod(deep, 0o755);
  await symlink(outside, path.join(deep, "link"));
  await closeAllToOthers(data);
  const modeOf = async (place: string) => (await stat(place)).mode & 0o777;
  expect([await modeOf(deep), await modeOf(inside), await modeOf(outside)]).toEqual([0o700, 0o600, 0o666]);
  await closeAllToOthers(path.join(folder, "none"));
});
