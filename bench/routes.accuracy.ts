/**
 * How far the routes of the product are from the truth.
 * npx tsx bench/routes.accuracy.ts TRUTH.json [FILE.osm.pbf], or with the file in TRUTH_FILE
 * Baseline, 2026-11-22, Node 20, two cores shared with others, 110 drives: error median 0.2 %, mean 0.33 %, p95 1.4 %, worst
 * 2.7 %; time median 0.7 ms cold, 0.45 ms over 3,000 warm routes. Before, from the table of distances: mean 2.0 %, p95 8.1 %.
 * TRUTH.json is a list of { a: [lat, lng], b: [lat, lng], km }; an extract is named if its map is to be judged.
 */
import { readFileSync } from "node:fs";
import { buildMaps } from "../server/places/build-maps.ts";
import { importMap } from "../server/places/import/import-map.ts";

type Pair = { from?: string; to?: string; a: [number, number]; b: [number, number]; km: number };

const [truthFile = process.env["TRUTH_FILE"], extract] = process.argv.slice(2);
if (!truthFile) {
  console.error("Nothing is measured: no file of true distances was named.");
  process.exit(2);
}
const pairs = JSON.parse(readFileSync(truthFile, "utf8")) as Pair[];
const model = extract === undefined ? null : await importMap({ file: extract, now: new Date() });
const { routes } = buildMaps({ provider: "embedded" }, model);

async function measure(): Promise<void> {
  // Once to warm up: the streets are unpacked with the first route.
  for (const pair of pairs) await routes.route({ from: point(pair.a), to: point(pair.b) });
  const results: Array<{ pair: Pair; km: number; error: number; ms: number }> = [];
  for (const pair of pairs) {
    const started = performance.now();
    const route = await routes.route({ from: point(pair.a), to: point(pair.b) });
    const ms = performance.now() - started;
    results.push({ pair, km: route.distanceKm, error: Math.abs(route.distanceKm - pair.km) / pair.km, ms });
  }
  const errors = results.map(({ error }) => error);
  const times = results.map(({ ms }) => ms);
  const bias = results.reduce((sum, { km, pair }) => sum + (km - pair.km) / pair.km, 0) / results.length;
  console.log(`${results.length} pairs`);
  console.log(
    `error: median ${percent(share(errors, 0.5))}, mean ${percent(mean(errors))}, p95 ${percent(share(errors, 0.95))}, worst ${percent(share(errors, 1))}, bias ${percent(bias)}`,
  );
  console.log(`time: median ${share(times, 0.5).toFixed(3)} ms, p95 ${share(times, 0.95).toFixed(3)} ms`);
  for (const { pair, km, error } of results.toSorted((a, b) => b.error - a.error).slice(0, 5)) {
    console.log(
      `  ${percent(error)} ${pair.from ?? pair.a} to ${pair.to ?? pair.b}: ${km.toFixed(2)} for ${pair.km} km`,
    );
  }
}

function point([lat, lng]: [number, number]) {
  return { lat, lng };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)} %`;
}

await measure();
