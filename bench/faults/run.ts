import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { Cluster } from "../../server/testing/cluster.ts";
import { LeftOut } from "../../server/testing/left-out.ts";
import { Alerts } from "./alerts.ts";
import type { Fault, Finding } from "./fault.ts";
import { behindCaddy, behindNginx } from "./parts/behind-proxy.ts";
import { clockJumps } from "./parts/clock-jumps.ts";
import { clockOff } from "./parts/clock-off.ts";
import { connections } from "./parts/connections.ts";
import { cutReaders } from "./parts/cut-readers.ts";
import { databaseAway } from "./parts/database-away.ts";
import { diskFilledMidway, fullDisk } from "./parts/full-disk.ts";
import { hangingServices } from "./parts/hanging-services.ts";
import { hostileRequests } from "./parts/hostile-requests.ts";
import { killedMidway } from "./parts/killed-midway.ts";
import { databaseKills, firstStartKilled, killsEmbedded, killsOnPostgres } from "./parts/kills.ts";
import { manyRides } from "./parts/many-rides.ts";
import { pointInTime } from "./parts/point-in-time.ts";
import { partnerFlood } from "./parts/partner-flood.ts";
import { positionsAway } from "./parts/positions-away.ts";
import { redisAway } from "./parts/redis-away.ts";
import { replicaAway } from "./parts/replica-away.ts";
import { rollingRestart } from "./parts/rolling-restart.ts";
import { sameKey } from "./parts/same-key.ts";
import { silentPages } from "./parts/silent-pages.ts";
import { slowBodies } from "./parts/slow-bodies.ts";
import { slowQueries } from "./parts/slow-queries.ts";
import { forgetServers } from "./watched-servers.ts";

const FAULTS: readonly Fault[] = [
  rollingRestart,
  behindCaddy,
  behindNginx,
  killsEmbedded,
  killsOnPostgres,
  databaseKills,
  firstStartKilled,
  killedMidway,
  databaseAway,
  redisAway,
  positionsAway,
  replicaAway,
  pointInTime,
  hangingServices,
  fullDisk,
  diskFilledMidway,
  clockJumps,
  clockOff,
  sameKey,
  cutReaders,
  silentPages,
  hostileRequests,
  slowBodies,
  slowQueries,
  connections,
  partnerFlood,
  manyRides,
];
const REPORT = path.resolve(import.meta.dirname, "../../docs/reliability.md");

type Outcome = {
  readonly fault: Fault;
  readonly seconds: number;
  readonly findings: readonly Finding[];
  /** Why there are none. */
  readonly leftOut: string | null;
};

/** Breaks the product in every way there is a part for, one after the other, and says what was lost. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      full: { type: "boolean" },
      list: { type: "boolean" },
      only: { type: "string" },
      write: { type: "boolean" },
    },
  });
  if (values.list === true) return list();
  const chosen = FAULTS.filter(
    ({ name }) => values.only === undefined || values.only.split(",").includes(name),
  );
  if (chosen.length === 0) throw new Error(`--only takes ${FAULTS.map(({ name }) => name).join(", ")}`);
  const made: { cluster?: Promise<Cluster> } = {};
  const tools = { full: values.full ?? false, cluster: () => (made.cluster ??= Cluster.create()) };
  const outcomes: Outcome[] = [];
  try {
    for (const fault of chosen) {
      console.log(`\n== ${fault.title} (${fault.name})`);
      const outcome = await runOne(fault, tools);
      outcomes.push(outcome);
      for (const line of linesOf(outcome)) console.log(`   ${line}`);
    }
  } finally {
    await made.cluster?.then(
      (engine) => engine.remove(),
      () => undefined,
    );
  }
  if (values.write === true) writeFileSync(REPORT, reportOf(outcomes, tools.full));
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const failed = findings.filter(({ holds }) => !holds).length;
  const leftOut = outcomes.filter((outcome) => outcome.leftOut !== null).length;
  console.log(`\n${findings.length - failed} hold, ${failed} do not, ${leftOut} parts left out`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function list(): void {
  for (const { name, title, rings = [] } of FAULTS)
    console.log(`${name.padEnd(18)} ${title}${rings.length > 0 ? ` (${rings.join(", ")})` : ""}`);
}

async function runOne(fault: Fault, tools: Parameters<Fault["run"]>[0]): Promise<Outcome> {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const alerts = await Alerts.open();
  if (alerts === null)
    console.log("   This machine has no prometheus: nobody hears whether the alerts ring.");
  try {
    const found = await fault.run(tools);
    const findings = alerts === null ? found : [...found, alerts.rang(fault.rings ?? [])];
    return { fault, findings, seconds: seconds(), leftOut: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof LeftOut) return { fault, findings: [], seconds: seconds(), leftOut: why };
    return {
      fault,
      findings: [{ what: "ran to its end", found: why, holds: false }],
      seconds: seconds(),
      leftOut: null,
    };
  } finally {
    await alerts?.close();
    forgetServers();
  }
}

function linesOf({ findings, seconds, leftOut }: Outcome): string[] {
  if (leftOut !== null) return [`left out: ${leftOut}`];
  return [
    ...findings.map(({ what, found, holds }) => `${holds ? "holds" : "FAILS"}  ${what}: ${found}`),
    `${seconds} s`,
  ];
}

function reportOf(outcomes: readonly Outcome[], full: boolean): string {
  const rows = outcomes.flatMap(({ fault, findings, leftOut }) =>
    leftOut === null
      ? findings.map(
          ({ what, found, holds }) => `| ${fault.title} | ${what} | ${found} | ${holds ? "yes" : "**no**"} |`,
        )
      : [`| ${fault.title} | left out: ${leftOut} | | |`],
  );
  const day = new Date().toISOString().slice(0, 10);
  return `# What breaks, and what is lost

Made by \`npm run faults -- ${full ? "--full " : ""}--write\` on ${day}: Node ${process.versions.node}, ${availableParallelism()} cores, PostgreSQL of the machine in a
cluster of the run's own. Server and load share the cores. It isn't part of \`npm test\`; \`--full\` runs the long counts and
\`--only NAME\` one part. A part this machine can't run is left out and doesn't count.

| what is done | what is counted | found | holds |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}

await main();
