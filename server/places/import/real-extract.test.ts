import { mkdtemp, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildMaps } from "../build-maps.ts";
import { readTable } from "../../../contract/read-table.ts";
import { importMap } from "./import-map.ts";

/*
 * No extract comes with the product, so this half runs only where one is named. The importer's own tests run everywhere,
 * on extracts they write themselves.
 */
const extract = process.env["TEST_OSM_EXTRACT"];
if (!extract) process.stdout.write("Real extract left out: TEST_OSM_EXTRACT is not set.\n");

describe.runIf(extract)("an imported extract of the island", () => {
  it("drives the known distances to 2 % on average", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "trupial-extract-"));
    try {
      await importMap({ file: extract ?? "", dataDir, now: new Date() });
      const { routes } = buildMaps({ provider: "embedded", dataDir });
      const drives = readTable(readFileSync(new URL("../testing/known-drives.csv", import.meta.url), "utf8"));
      let errors = 0;
      for (const drive of drives) {
        const from = { lat: Number(drive["from_lat"]), lng: Number(drive["from_lng"]) };
        const to = { lat: Number(drive["to_lat"]), lng: Number(drive["to_lng"]) };
        const { distanceKm } = await routes.route({ from, to });
        errors += Math.abs(distanceKm - Number(drive["km"])) / Number(drive["km"]);
      }
      expect(errors / drives.length).toBeLessThan(0.02);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
