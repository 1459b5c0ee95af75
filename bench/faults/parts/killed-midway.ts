import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { Cluster } from "../../../server/testing/cluster.ts";
import type { Product } from "../../../e2e/start-product.ts";
import { until } from "../company.ts";
import { signInToDemo, startDemoCompany } from "../demo-company.ts";
import { type Fault, type Finding, holds } from "../fault.ts";
import { Gate } from "../gate.ts";
import { MOMENTS, type Midway, type Moment } from "../moments.ts";

/** Long enough to be heard of. */
const DOWN_MS = 4 * SECOND_MS;

/**
 * A server with the demo's company on PostgreSQL is killed with the rows of one thing half written: an import, a settlement, a statement,
 * what the provider of payments tells, a plan. Whoever was refused tries again under the same key.
 */
export const killedMidway: Fault = {
  name: "killed-midway",
  title: "kill -9 in the middle of an import, a settlement, a statement, a payment by link, a plan",
  rings: ["TrupialServerDown"],
  async run({ cluster }) {
    const engine = await cluster();
    const database = await engine.database();
    const folder = mkdtempSync(path.join(tmpdir(), "faults-midway-"));
    let product = await startDemoCompany(database, folder);
    const findings: Finding[] = [];
    for (const moment of MOMENTS) {
      const { finding, again } = await killDuring(moment, { product, engine, database, folder });
      findings.push(finding);
      product = again;
    }
    await product.stop();
    return findings;
  },
};

type Running = {
  readonly product: Product;
  readonly engine: Cluster;
  readonly database: string;
  readonly folder: string;
};

async function killDuring(moment: Moment, { product, engine, database, folder }: Running) {
  const count = async () =>
    Number((await engine.query(database, `select (${moment.count})::int as n`))[0]?.["n"]);
  const midway: Midway = {
    url: product.url,
    access: await signInToDemo(product.url, "staff"),
    key: randomUUID(),
    rows: (statement) => engine.query(database, statement),
  };
  const act = await moment.prepare(midway);
  const before = await count();
  const gate = await Gate.close({ database, ...moment.at });
  const cut = act(midway);
  await gate.holdsSomebody();
  product.process.kill("SIGKILL");
  await once(product.process, "exit");
  await cut;
  await gate.open();
  const left = (await count()) - before;
  await wait(DOWN_MS);
  const again = await startDemoCompany(database, folder);
  // Twice: the second has the answer of the first.
  const anew = { ...midway, url: again.url, access: await signInToDemo(again.url, "staff") };
  const statuses = [await act(anew), await act(anew)];
  await until(async () => (await count()) - before === moment.whole, moment.what).catch(() => undefined);
  const after = (await count()) - before;
  const isWhole = (left === 0 || left === moment.whole) && after === moment.whole;
  const finding = holds(
    moment.what,
    `${left} of ${moment.whole} after the kill, ${after} once it was tried again (${statuses.join(", ")})`,
    isWhole && statuses.every((status) => status >= 200 && status < 400),
  );
  return { finding, again };
}
