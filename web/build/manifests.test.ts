import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { manifestFile, writeManifests } from "./manifests.ts";

test("each language has a manifest in its words, which is the same product", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "manifests-"));
  const english = {
    id: "/",
    name: "Trupial: taxi",
    start_url: "/",
    lang: "en",
    icons: [{ src: "/icon.png" }],
  };
  await writeFile(path.join(folder, manifestFile("en")), JSON.stringify(english));
  await writeManifests(folder);
  const dutch = JSON.parse(await readFile(path.join(folder, manifestFile("nl")), "utf8")) as unknown;
  expect(dutch).toMatchObject({
    id: "/",
    lang: "nl",
    name: "Trupial: taxi op Curaçao",
    start_url: "/nl",
    icons: english.icons,
    shortcuts: [{ name: "Rit boeken", url: "/nl/book-your-ride" }, { url: "/nl/airport" }],
  });
});
