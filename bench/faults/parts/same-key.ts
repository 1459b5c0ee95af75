import { randomUUID } from "node:crypto";
import { all, type Fault, none } from "../fault.ts";
import { ask, newRider, someBooking, startCompany } from "../company.ts";

const TRIES = 20;
const AT_ONCE = 5;
const KEYS_PER_RIDER = 50;

/** The same booking is sent again and again under one key, all tries at once. */
export const sameKey: Fault = {
  name: "same-key",
  title: "500 bookings, each sent 20 times at once under one key",
  async run({ full, cluster }) {
    const keys = full ? 500 : 100;
    const engine = await cluster();
    const database = await engine.database();
    const product = await startCompany({ DATABASE_URL: database });
    const rides = new Set<number>();
    let split = 0;
    let unanswered = 0;
    let access = "";
    for (let begun = 0; begun < keys; begun += AT_ONCE) {
      if (begun % KEYS_PER_RIDER === 0) access = await newRider(product.url);
      const group = await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, keys - begun) }, () => sendAtOnce(product.url, access)),
      );
      for (const ids of group) {
        if (ids.size === 0) unanswered += 1;
        if (ids.size > 1) split += 1;
        for (const id of ids) rides.add(id);
      }
    }
    const [row] = await engine.query(database, "select count(*)::int as rides from rides");
    await product.stop();
    return [
      none("keys that led to two rides", split, keys),
      none("keys without a ride", unanswered, keys),
      all("rides in the database", Number(row?.["rides"]), rides.size),
    ];
  },
};

async function sendAtOnce(url: string, access: string): Promise<Set<number>> {
  const key = randomUUID();
  const body = someBooking();
  const outcomes = await Promise.all(
    Array.from({ length: TRIES }, () => ask<{ id: number }>(url, "/book-ride/", { access, key, body })),
  );
  return new Set(outcomes.flatMap(({ status, body: ride }) => (status === 201 && ride ? [ride.id] : [])));
}
