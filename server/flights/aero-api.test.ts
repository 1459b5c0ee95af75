import { afterEach, expect, it } from "vitest";
import { openLocalService, type Answer, type Asked } from "../testing/local-service.ts";
import { aeroApi } from "./aero-api.ts";

const NOW = new Date("2026-11-20T16:00:00.000Z");
const HOURS = { from: new Date("2026-11-20T10:00:00.500Z"), to: new Date("2026-11-21T04:00:00Z"), now: NOW };
const KEY = "a key for tests";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** The service of FlightAware as a server of its own. */
async function service(answer: (asked: Asked) => Answer) {
  const provider = await openLocalService(answer);
  open.push(provider.close);
  return { ...provider, board: aeroApi({ key: KEY, url: `${provider.url}/aeroapi/` }) };
}

/** A flight as the service answers it, with what matters to a test. */
function flight(facts: Record<string, unknown>) {
  return {
    ident: "KLM735",
    ident_icao: "KLM735",
    ident_iata: "KL735",
    fa_flight_id: "KLM735-1763560000-schedule-0001p",
    operator: "KLM",
    codeshares: ["DAL9517"],
    codeshares_iata: ["DL9517"],
    blocked: false,
    diverted: false,
    cancelled: false,
    position_only: false,
    origin: { code: "EHAM", code_iata: "AMS" },
    destination: { code: "TNCC", code_iata: "CUR" },
    status: "En Route / Delayed",
    scheduled_out: "2026-11-20T08:40:00Z",
    estimated_out: "2026-11-20T09:50:00Z",
    actual_out: "2026-11-20T09:50:00Z",
    scheduled_off: "2026-11-20T08:50:00Z",
    estimated_off: "2026-11-20T10:00:00Z",
    actual_off: "2026-11-20T10:00:00Z",
    scheduled_on: "2026-11-20T18:25:00Z",
    estimated_on: "2026-11-20T19:35:00Z",
    actual_on: null,
    scheduled_in: "2026-11-20T18:35:00Z",
    estimated_in: "2026-11-20T19:45:00Z",
    actual_in: null,
    ...facts,
  };
}

it("reads the board of the airport in one call: who lands and leaves, under every number, and how it stands", async () => {
  const { board, asked } = await service(() => ({
    json: {
      scheduled_arrivals: [
        flight({}),
        flight({ fa_flight_id: "a", ident_iata: "AV8388", cancelled: true, estimated_on: null }),
        flight({ fa_flight_id: "b", ident_iata: "CM243", diverted: true }),
        flight({ fa_flight_id: "c", ident_iata: "OR371", scheduled_on: null, estimated_on: null }),
        flight({ fa_flight_id: "d", scheduled_on: null, scheduled_in: null }),
      ],
      arrivals: [flight({ fa_flight_id: "e", ident_iata: "AA953", actual_on: "2026-11-20T15:58:00Z" })],
      scheduled_departures: [flight({ fa_flight_id: "f", ident_iata: "AA954", actual_off: null })],
      departures: [flight({ fa_flight_id: "g", ident_iata: "KL736" })],
      links: null,
      num_pages: 1,
    },
  }));
  const { flights, asOf } = await board.read(HOURS);
  expect(asOf).toEqual(NOW);
  expect(flights.map((one) => [one.numbers[0], one.direction, one.state])).toEqual([
    ["KL735", "arrival", "expected"],
    ["AV8388", "arrival", "cancelled"],
    ["CM243", "arrival", "diverted"],
    ["OR371", "arrival", "expected"],
    ["AA953", "arrival", "landed"],
    ["AA954", "departure", "expected"],
    ["KL736", "departure", "departed"],
  ]);
  expect(flights[0]).toEqual({
    numbers: ["KL735", "DL9517"],
    direction: "arrival",
    state: "expected",
    scheduled: new Date("2026-11-20T18:25:00Z"),
    estimated: new Date("2026-11-20T19:35:00Z"),
  });
  const times = flights.map(({ scheduled, estimated }) => [scheduled, estimated].map(hour));
  expect(times.slice(3)).toEqual([
    ["18:35", "19:45"],
    ["18:25", "15:58"],
    ["08:40", "09:50"],
    ["08:40", "09:50"],
  ]);
  expect(asked).toHaveLength(1);
  const [call] = asked;
  expect([call?.path, call?.headers["x-apikey"]]).toEqual(["/aeroapi/airports/TNCC/flights", KEY]);
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    start: "2026-11-20T10:00:00Z",
    end: "2026-11-21T04:00:00Z",
  });
});

it("turns the pages, and takes one that comes on after a diversion for what it is now", async () => {
  const pages: Record<string, Answer> = {
    first: {
      json: {
        arrivals: [flight({ fa_flight_id: "a" })],
        scheduled_arrivals: [flight({ fa_flight_id: "a", diverted: true })],
        links: { next: "/airports/TNCC/flights?cursor=second%3D&type=Airline" },
        num_pages: 1,
      },
    },
    "second=": { json: { arrivals: [flight({ fa_flight_id: "b", ident_iata: "AA953" })], links: null } },
  };
  const { board } = await service(({ query }) => pages[query.get("cursor") ?? "first"] ?? { status: 404 });
  const { flights } = await board.read(HOURS);
  expect(flights.map((one) => [one.numbers[0], one.state])).toEqual([
    ["KL735", "expected"],
    ["AA953", "expected"],
  ]);
});

it.each([
  ["refuses the key", { status: 401, json: { title: "Unauthorized" } }],
  ["has had too many calls", { status: 429, json: {} }],
  ["answers something else", { text: "<html>" }],
] as const)("fails without a word of the key where the service %s", async (_what, answer) => {
  const { board } = await service(() => answer);
  const failure = await board.read(HOURS).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).not.toContain(KEY);
});

function hour(instant: Date | null): string | undefined {
  return instant?.toISOString().slice(11, 16);
}
