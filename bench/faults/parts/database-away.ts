import { setTimeout as wait } from "node:timers/promises";
import { all, type Fault, holds, none } from "../fault.ts";
import { ask, newRider, someBooking, startCompany, until } from "../company.ts";

const AWAY_MS = 5_000;
const PAUSE_MS = 50;

/** PostgreSQL is stopped, and then frozen, under a server that works. */
export const databaseAway: Fault = {
  name: "database-away",
  title: "PostgreSQL stopped at once, and frozen",
  rings: ["TrupialDatabaseAway"],
  async run({ cluster }) {
    const engine = await cluster();
    const database = await engine.database();
    const product = await startCompany({ DATABASE_URL: database });
    const access = await newRider(product.url);
    const seen = { statuses: new Map<number, number>(), acknowledged: [] as number[] };
    const using = { over: false };
    const people = Array.from({ length: 4 }, async () => {
      while (!using.over) {
        const { status, body } = await ask<{ id: number }>(product.url, "/book-ride/", {
          access,
          body: someBooking(),
        });
        seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
        if (status === 201 && body !== null) seen.acknowledged.push(body.id);
        await wait(PAUSE_MS);
      }
    });
    const back = async () => {
      const started = Date.now();
      await until(
        async () => (await ask(product.url, "/ride-requests/?limit=1", { access })).status === 200,
        "an answer",
      );
      return (Date.now() - started) / 1000;
    };
    await wait(1_000);
    await engine.stop("SIGQUIT");
    await wait(AWAY_MS);
    await engine.start();
    const afterStop = await back();
    await wait(1_000);
    engine.freeze();
    await wait(AWAY_MS);
    engine.thaw();
    const afterFreeze = await back();
    using.over = true;
    await Promise.all(people);
    const kept = await engine.query(database, "select id from rides where id = any($1)", [seen.acknowledged]);
    await product.stop();
    return [
      all("acknowledged bookings that are there", kept.length, seen.acknowledged.length),
      none("answers 500", seen.statuses.get(500) ?? 0),
      holds("seconds to the first answer after the stop", afterStop.toFixed(1), afterStop < 10),
      holds("seconds to the first answer after the freeze", afterFreeze.toFixed(1), afterFreeze < 10),
    ];
  },
};
