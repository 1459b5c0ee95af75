import { randomUUID } from "node:crypto";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { Cluster } from "../../../server/testing/cluster.ts";
import { all, type Fault, holds, none } from "../fault.ts";
import { ask, newRider, someBooking, startCompany } from "../company.ts";

const RIDES = 20;

/** Every ride is deleted by mistake; the company goes back to the moment before, as docs/running-for-real.md says. */
export const pointInTime: Fault = {
  name: "point-in-time",
  title: "Every ride deleted by mistake, and the database taken back to the moment before",
  async run() {
    const primary = await Cluster.createArchiving();
    const database = await primary.database();
    const product = await startCompany({ DATABASE_URL: database });
    const rider = await newRider(product.url);
    const before = await book(product.url, rider);
    const takeBack = await primary.baseBackup();
    before.push(...(await book(product.url, rider)));
    const [now] = await primary.query(database, "select clock_timestamp()::text as at");
    await primary.query(database, "truncate rides cascade");
    const after = await book(product.url, rider);
    await primary.archiveAll();
    await product.stop();
    await primary.stop("SIGINT");

    const started = Date.now();
    const recovered = await takeBack(String(now?.["at"]));
    const seconds = (Date.now() - started) / SECOND_MS;
    const taken = recovered.url(new URL(database).pathname.slice(1));
    const again = await startCompany({ DATABASE_URL: taken });
    const kept = await recovered.query(taken, "select id from rides");
    const ids = new Set(kept.map(({ id }) => id));
    const booked = await book(again.url, rider);
    await again.stop();
    await recovered.remove();
    await primary.remove();
    return [
      all(
        "acknowledged bookings of before the mistake that are there",
        before.filter((id) => ids.has(id)).length,
        2 * RIDES,
      ),
      none(
        "bookings of after it that came along",
        after.filter((id) => ids.has(id) && !before.includes(id)).length,
      ),
      all("bookings made there by who was signed in before", booked.length, RIDES),
      holds("seconds until the database was there", seconds.toFixed(1), seconds < 60),
    ];
  },
};

/** Books so many rides; the numbers of those that were acknowledged. */
async function book(url: string, access: string): Promise<number[]> {
  const numbers: number[] = [];
  for (let ride = 0; ride < RIDES; ride += 1) {
    const asked = { access, key: randomUUID(), body: someBooking() };
    const { status, body } = await ask<{ id: number }>(url, "/book-ride/", asked);
    if (status === 201 && body !== null) numbers.push(body.id);
  }
  return numbers;
}
