import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { processorMs } from "../../harness/processes.ts";
import { press } from "../../harness/wire-load.ts";
import { type Fault, holds, none } from "../fault.ts";
import { ask, newColleague, someBooking, startCompany } from "../company.ts";

/** Ten thousand in a minute. */
const BOOKINGS_A_SECOND = 10_000 / 60;
/** Short, so that whatever else the machine does falls on both alike. */
const SLOT_MS = 500;
/** So long a partner's burst of allowed bookings takes, one after the other. */
const BURST_MS = 12_000;
const GUEST_EVERY_MS = 25;
const CONNECTIONS = 100;
/** By so much a guest's call may take longer: once the partner is refused, and while the bookings that it may make are made. */
const MOST_REFUSED = 1.5;
const MOST_IN_BURST = 4;

/** One partner's system sends ten thousand bookings a minute; guests ask for prices and book, with and without that, in turns. */
export const partnerFlood: Fault = {
  name: "partner-flood",
  title: "10,000 bookings a minute by one partner's key, in turns with none",
  async run({ full, cluster }) {
    const turns = full ? 90 : 30;
    const environment = { DATABASE_URL: await (await cluster()).database() };
    const product = await startCompany({ ...environment, LOG_LEVEL: "info" });
    const key = await newKey(product.url, environment);
    const sent = { booked: 0, refused: 0 };
    const flood = async (ms: number) => {
      const [found, statuses] = await Promise.all([
        guestsFor(product, ms),
        floodFor(product.url, { key, ms }),
      ]);
      sent.booked += statuses[201] ?? 0;
      sent.refused += statuses[429] ?? 0;
      return found;
    };
    await guestsFor(product, BURST_MS / 4);
    const before = await guestsFor(product, BURST_MS);
    const burst = await flood(BURST_MS);
    const calm: Slot[] = [];
    const flooded: Slot[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      calm.push(await guestsFor(product, SLOT_MS));
      flooded.push(await flood(SLOT_MS));
    }
    await product.stop();
    const { booked, refused } = sent;
    const faults = [before, burst, ...calm, ...flooded].flatMap((slot) => slot.faults);
    return [
      holds(
        "bookings of the flood that became rides",
        `${booked} of ${booked + refused}`,
        booked > 0 && refused > booked,
      ),
      none("guests' calls that weren't answered as without it", faults.length),
      slower("a guest's call while the partner is refused", [flooded, calm], MOST_REFUSED),
      slower("a guest's call while its burst is booked", [[burst], [before]], MOST_IN_BURST),
    ];
  },
};

/** The calls with the flood beside those without: in the middle, which must hold, and the slowest twentieth. */
function slower(what: string, [during, without]: readonly [readonly Slot[], readonly Slot[]], most: number) {
  const [times, others] = [timesOf(during), timesOf(without)];
  const at = (part: number) => {
    const [crowded, alone] = [atPart(times, part), atPart(others, part)];
    return { text: `${crowded.toFixed(1)} beside ${alone.toFixed(1)} ms`, ratio: crowded / alone };
  };
  const [middle, slowest] = [at(0.5), at(0.95)];
  const busy = (slots: readonly Slot[]) => slots.reduce((sum, { busyMs }) => sum + busyMs, 0);
  const processor = `${busy(during).toFixed(0)} beside ${busy(without).toFixed(0)} ms`;
  const found = `${middle.text}, ${middle.ratio.toFixed(2)} times; p95 ${slowest.text}; the server's processor ${processor}`;
  return holds(what, found, middle.ratio <= most);
}

type Slot = { readonly times: number[]; readonly faults: number[]; readonly busyMs: number };
type Running = { readonly url: string; readonly process: { readonly pid?: number | undefined } };

function timesOf(slots: readonly Slot[]): number[] {
  return slots.flatMap(({ times }) => times).toSorted((one, other) => one - other);
}

function atPart(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** Guests who ask what a trip costs, one after the other at a steady pace, each tenth of whom books it. */
async function guestsFor({ url, process: { pid } }: Running, ms: number): Promise<Slot> {
  // A process that is gone has used no time that could be told.
  const used = () => processorMs(pid ?? 0) ?? Number.NaN;
  const before = used();
  const times: number[] = [];
  const faults: number[] = [];
  const asked: Promise<void>[] = [];
  for (let began = performance.now(), n = 0; performance.now() < began + ms; n += 1) {
    asked.push(askAsGuest(url, n % 10 === 9, { times, faults }));
    await wait(Math.max(0, began + n * GUEST_EVERY_MS - performance.now()));
  }
  await Promise.all(asked);
  return { times, faults, busyMs: used() - before };
}

let trips = 0;

async function askAsGuest(url: string, books: boolean, { times, faults }: Pick<Slot, "times" | "faults">) {
  trips += 1;
  const query = new URLSearchParams({
    pickup_lat: "12.1846",
    pickup_lng: "-68.9568",
    dropoff_lat: "12.08654",
    dropoff_lng: "-68.89902",
    passenger_count: String(1 + (trips % 4)),
    luggage_count: "1",
    trip_time: `${String(trips % 24).padStart(2, "0")}:${String(trips % 60).padStart(2, "0")}:00`,
  });
  const began = performance.now();
  const { status } = books
    ? await ask(url, "/book-ride/", { body: someBooking(), key: randomUUID() })
    : await ask(url, `/fareCalc/?${query.toString()}`);
  times.push(performance.now() - began);
  if (status !== (books ? 201 : 200)) faults.push(status);
}

let sentBefore = 0;

/** The system of the partner: from one address, over a few connections, at a steady pace. */
async function floodFor(
  url: string,
  { key, ms }: { key: string; ms: number },
): Promise<Record<number, number>> {
  const { statuses, answered } = await press({
    port: Number(new URL(url).port),
    ms,
    connections: CONNECTIONS,
    perSecond: BOOKINGS_A_SECOND,
    from: sentBefore,
    expected: [201, 429],
    asked: [
      {
        method: "POST",
        path: "/api/book-ride/",
        headers: {
          Authorization: `Bearer ${key}`,
          "Idempotency-Key": "reservation-{n}",
          "X-Forwarded-For": "10.9.8.7",
        },
        body: someBooking({ room: "{n}" }),
      },
    ],
  });
  sentBefore += answered + CONNECTIONS;
  return statuses;
}

/** A hotel without a credit limit, and a key of its system. */
async function newKey(url: string, environment: Record<string, string>): Promise<string> {
  const access = await newColleague(url, { role: "staff", environment });
  const facts = {
    name: "Hotel Pundamar",
    address: "Handelskade 1",
    crib: "102345678",
    email: "front@pundamar.example",
    discount_percent: 0,
    credit_limit: null,
  };
  const hotel = await ask<{ id: number }>(url, "/admin/partners/", {
    access,
    body: { ...facts, language: "en" },
  });
  const made = await ask<{ key: string }>(url, `/admin/partners/${hotel.body?.id}/keys/`, {
    access,
    body: { name: "Reservations", scopes: ["read", "book"] },
  });
  if (!made.body?.key) throw new Error(`making a partner's key answered ${hotel.status} and ${made.status}`);
  return made.body.key;
}
