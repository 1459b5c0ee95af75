import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { ask, newColleague, newRider, someBooking, startCompany, until } from "../company.ts";
import { type Fault, all, holds, none } from "../fault.ts";
import { Gate } from "../gate.ts";

const AT_ONCE = 200;
const PHASE_MS = 15 * SECOND_MS;
/** A call waits ten seconds for a connection and is then told to come back. */
const MOST_MS = 12 * SECOND_MS;

/**
 * Two hundred calls stand still in PostgreSQL at once, far more than there are connections, while others sign in and look. Those that find no
 * connection in time are told to come back, and once it is over all is as before.
 */
export const slowQueries: Fault = {
  name: "slow-queries",
  title: "Two hundred calls whose statements don't come back",
  rings: ["TrupialCallsWaitForTheDatabase"],
  async run({ cluster }) {
    const engine = await cluster();
    const environment = { DATABASE_URL: await engine.database() };
    const database = environment.DATABASE_URL;
    const product = await startCompany(environment);
    const { url } = product;
    const riders = [await newRider(url), await newRider(url), await newRider(url)];
    const staff = await newColleague(url, { role: "staff", environment });
    const gate = await Gate.close({ database, table: "rides", on: "insert" });
    const stuck = Array.from({ length: AT_ONCE }, (_, index) =>
      ask<{ id: number }>(url, "/book-ride/", {
        access: riders[index % riders.length] ?? "",
        body: someBooking(),
      }),
    );
    await gate.holdsSomebody();
    const began = Date.now();
    const met: { status: number; ms: number }[] = [];
    while (Date.now() - began < PHASE_MS) {
      const asked = performance.now();
      const { status } = await ask(url, "/ride-requests/?limit=1", { access: staff });
      met.push({ status, ms: performance.now() - asked });
      await wait(SECOND_MS / 4);
    }
    const alive = await ask(url, "/test/");
    await gate.open();
    const outcomes = await Promise.all(stuck);
    const acknowledged = outcomes.flatMap(({ status, body }) => (status === 201 && body ? [body.id] : []));
    const kept = await engine.query(database, "select id from rides where id = any($1)", [acknowledged]);
    const since = performance.now();
    await until(
      async () => (await ask(url, "/ride-requests/?limit=1", { access: staff })).status === 200,
      "an answer",
    );
    const back = (performance.now() - since) / SECOND_MS;
    await product.stop();
    const strange = outcomes.filter(({ status }) => ![201, 503, 429].includes(status));
    const odd = met.filter(({ status }) => status !== 200 && status !== 503);
    const slowest = Math.max(...met.map(({ ms }) => ms));
    return [
      none("bookings answered with neither a ride nor a 503 or 429", strange.length, AT_ONCE),
      all("acknowledged bookings that are there", kept.length, acknowledged.length),
      none("looks meanwhile answered with neither 200 nor 503", odd.length, met.length),
      holds("longest wait for one of these, s", (slowest / SECOND_MS).toFixed(1), slowest <= MOST_MS),
      holds("a call that needs no database meanwhile", String(alive.status), alive.status === 200),
      holds("seconds to the first answer once it is over", back.toFixed(1), back <= MOST_MS / SECOND_MS),
    ];
  },
};
