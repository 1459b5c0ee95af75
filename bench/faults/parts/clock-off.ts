import { pathToFileURL } from "node:url";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { ask, newRider, someBooking, startCompany } from "../company.ts";
import { type Fault, all, none } from "../fault.ts";

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, "../../../e2e/shifted-clock.mjs")).href;
const BOOKINGS = 20;
/** As long as somebody needs to be told, at a scrape a second. */
const PHASE_MS = 5 * SECOND_MS;

/** One of two servers on one PostgreSQL has its clock an hour ahead, the other an hour behind: people go from one to the other. */
export const clockOff: Fault = {
  name: "clock-off",
  title: "Two servers whose clocks are an hour ahead and an hour behind",
  rings: ["TrupialClockOff"],
  async run({ cluster }) {
    const engine = await cluster();
    const DATABASE_URL = await engine.database();
    const off = (ms: number) =>
      startCompany({ DATABASE_URL, NODE_OPTIONS: `--import ${PRELOAD}`, CLOCK_SHIFT_MS: String(ms) });
    const servers = [await off(HOUR_MS), await off(-HOUR_MS)];
    const urlOf = (turn: number) => servers[turn % 2]?.url ?? "";
    const acknowledged: number[] = [];
    const statuses: number[] = [];
    for (let turn = 0; turn < BOOKINGS; turn += 1) {
      // Who signed up at one is served by the other.
      const access = await newRider(urlOf(turn));
      const ride_datetime = new Date(Date.now() + 3 * HOUR_MS + turn * MINUTE_MS).toISOString();
      const body = someBooking({ ride_datetime });
      const booked = await ask<{ id: number }>(urlOf(turn + 1), "/book-ride/", { access, body });
      if (booked.status === 201 && booked.body !== null) acknowledged.push(booked.body.id);
      statuses.push((await ask(urlOf(turn), "/ride-requests/?limit=1", { access })).status);
    }
    await wait(PHASE_MS);
    const kept = await engine.query(DATABASE_URL, "select id from rides where id = any($1)", [acknowledged]);
    for (const server of servers) await server.stop();
    return [
      all("bookings at one server by who signed up at the other", acknowledged.length, BOOKINGS),
      none(
        "answers at the other that are not 200",
        statuses.filter((status) => status !== 200).length,
        BOOKINGS,
      ),
      all("acknowledged bookings that are there", kept.length, acknowledged.length),
    ];
  },
};
