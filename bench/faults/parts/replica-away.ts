import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { type Fault, holds, none } from "../fault.ts";
import { ask, newOperator, newRider, someBooking, startCompany, until } from "../company.ts";

const MAX_LAG_S = 2;
const PHASE_MS = 5 * SECOND_MS;
const PAUSE_MS = 100;
/** As fast as a quick machine answers would be more than an account may ask. */
const READ_PAUSE_MS = 25;

type Seen = {
  readonly askedAt: number;
  readonly status: number;
  readonly total: number;
  readonly asOf: boolean;
};

/** The replica stops replaying and is then killed, while rides end and the archive is read. */
export const replicaAway: Fault = {
  name: "replica-away",
  title: `A replica that may lag ${MAX_LAG_S} s, held up and killed`,
  rings: ["TrupialReplicaOutOfUse"],
  async run({ cluster }) {
    const primary = await cluster();
    const database = await primary.database();
    const replica = await primary.replicate();
    const product = await startCompany({
      DATABASE_URL: database,
      DATABASE_REPLICA_URL: replica.url(new URL(database).pathname.slice(1)),
      DATABASE_REPLICA_MAX_LAG: String(MAX_LAG_S),
    });
    const { url } = product;
    const rider = await newRider(url);
    const operator = await newOperator(url, { DATABASE_URL: database });
    const ended: number[] = [];
    const seen: Seen[] = [];
    const using = { over: false };
    const office = [
      forAsLong(using, async () => {
        if (await endARide(url, { rider, operator })) ended.push(Date.now());
        await wait(PAUSE_MS);
      }),
      forAsLong(using, async () => {
        seen.push(await readArchive(url, operator));
        await wait(READ_PAUSE_MS);
      }),
    ];
    const fromReplica = async () => (await readArchive(url, operator)).asOf;
    await until(fromReplica, "an answer of the replica");
    await replica.query("postgres", "select pg_wal_replay_pause()");
    await wait(PHASE_MS);
    const held = await fromReplica();
    await replica.query("postgres", "select pg_wal_replay_resume()");
    await until(fromReplica, "an answer of the replica that goes on");
    await replica.stop("SIGKILL");
    await wait(PHASE_MS);
    const killed = await fromReplica();
    await replica.start();
    const started = Date.now();
    await until(fromReplica, "an answer of the replica that is back");
    const back = (Date.now() - started) / SECOND_MS;
    using.over = true;
    await Promise.all(office);
    await product.stop();
    await replica.remove();
    const answers = seen.length;
    return [
      holds("rides that ended meanwhile", String(ended.length), ended.length > 10),
      none(
        "answers of the archive that are not 200",
        seen.filter(({ status }) => status !== 200).length,
        answers,
      ),
      none(
        `answers that lack a ride which ended over ${MAX_LAG_S} s before`,
        seen.filter(lacks(ended)).length,
        answers,
      ),
      holds(
        "who answers once it is held up too long, and once it is killed",
        held || killed ? "the replica" : "the primary",
        !held && !killed,
      ),
      holds("seconds until it is used again", back.toFixed(1), back < 10),
    ];
  },
};

async function forAsLong(using: { readonly over: boolean }, work: () => Promise<void>): Promise<void> {
  while (!using.over) await work();
}

type People = { readonly rider: string; readonly operator: string };

async function endARide(url: string, { rider, operator }: People): Promise<boolean> {
  const booked = await ask<{ id: number }>(url, "/book-ride/", { access: rider, body: someBooking() });
  if (booked.body === null || booked.status !== 201) return false;
  const { status } = await ask(url, `/cancel-ride/${booked.body.id}/`, { access: operator, body: {} });
  return status === 200;
}

async function readArchive(url: string, access: string): Promise<Seen> {
  const askedAt = Date.now();
  const { status, body, headers } = await ask<{ total: number }>(url, "/ride-history/?status=not_driven", {
    access,
  });
  return { askedAt, status, total: body?.total ?? 0, asOf: headers?.has("as-of") ?? false };
}

/** Whether an answer has fewer rides than had ended by the earliest moment it may be of. */
function lacks(ended: readonly number[]) {
  return ({ askedAt, total }: Seen) =>
    total < ended.filter((moment) => moment < askedAt - MAX_LAG_S * SECOND_MS).length;
}
