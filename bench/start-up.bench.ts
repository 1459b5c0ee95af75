/**
 * How long the built product takes to start and what memory it then has, with the demo in the embedded database, or in the
 * empty PostgreSQL that DATABASE_URL names: the first start makes the tables and the company, each later one opens them. Until
 * the first answer to a request.
 * npm start once to build, then: npx tsx bench/start-up.bench.ts [later starts]
 * Baseline: see "Measured" in the README.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProduct } from "../e2e/start-product.ts";

const MEGABYTE = 1024 * 1024;
/** What the start left behind is swept up some seconds after it. */
const SETTLE_MS = 25_000;
const { DATABASE_URL } = process.env;
const DATABASE: Record<string, string> = DATABASE_URL === undefined ? {} : { DATABASE_URL, DEMO: "yes" };

type Start = { seconds: number; megabytes: number };

const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-bench-"));
try {
  const first = await measure();
  console.log(`first start: ${told(first)}`);
  const later: Start[] = [];
  for (let round = 0; round < Number(process.argv[2] ?? 5); round += 1) later.push(await measure());
  console.log(`later starts, median: ${told(median(later))}`);
} finally {
  await rm(dataDirectory, { recursive: true, force: true });
}

async function measure(): Promise<Start> {
  const started = performance.now();
  const product = await startProduct({ dataDirectory, environment: DATABASE, runsForLong: true });
  await fetch(`${product.url}/api/test`);
  const seconds = (performance.now() - started) / 1000;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const figures = await (await fetch(`${product.url}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]);
  await product.stop({ keepData: true });
  return { seconds, megabytes: bytes / MEGABYTE };
}

function median(starts: readonly Start[]): Start {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    seconds: middle(starts.map(({ seconds }) => seconds)),
    megabytes: middle(starts.map(({ megabytes }) => megabytes)),
  };
}

function told({ seconds, megabytes }: Start): string {
  return `${seconds.toFixed(1)} s to the first answer, ${megabytes.toFixed(0)} MB`;
}
