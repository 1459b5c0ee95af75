import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { editCruiseCallEndpoint, getDemandEndpoint } from "../../contract/demand/demand.endpoints.ts";
import { getShipFeedEndpoint, setShipFeedEndpoint } from "../../contract/demand/ship-feed.endpoints.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { buildMaps } from "../places/build-maps.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { LOCAL_REACH } from "../testing/assistant-grants.ts";
import { makeCruiseCall } from "../testing/cruise-calls.ts";
import { type Answer, openLocalService } from "../testing/local-service.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { onADatabase } from "../testing/test-server.ts";
import { readShipFeed } from "./read-ship-feed.ts";

const PIER = { pier: "Mathey Wharf", lat: 12.1093, lng: -68.9325, passengers: 1_500 };
const ship = (uid: string, facts: Record<string, string> = {}) =>
  Object.entries({
    UID: uid,
    SUMMARY: `Ship ${uid}`,
    DTSTART: "20261201T120000Z",
    DTEND: "20261201T210000Z",
    ...facts,
  }).map(([name, value]) => `${name}:${value}`);
const calendar = (...ships: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    ...ships.flatMap((one) => ["BEGIN:VEVENT", ...one, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

onADatabase(
  "a calendar of ships",
  (server) => {
    let staff: TestAccount;
    let port: Awaited<ReturnType<typeof openLocalService>>;
    let answer: Answer = { text: "" };
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff" });
      port = await openLocalService(() => answer);
    });
    afterAll(() => port.close());
    beforeEach(async () => {
      server.clock.set(TEST_NOON);
      await server.db.deleteFrom("cruise_calls").execute();
      await server.db.updateTable("ship_feed").set({ url: null, read_at: null, fault: null }).execute();
    });

    const address = () => `https://port.example:${new URL(port.url).port}/ships.ics?key=a-secret`;
    const set = (url: string | null = address()) =>
      server.call(setShipFeedEndpoint, { body: { url, ...PIER }, token: staff.token });
    const calls = async () =>
      (await server.call(getDemandEndpoint, { query: { day: "2026-12-01", days: "5" }, token: staff.token }))
        .calls;
    const places = buildMaps({ provider: "embedded" }).places;
    const readOnTime = () => {
      server.clock.advance(HOUR_MS);
      return readShipFeed({ db: server.db, clock: server.clock, places, reach: LOCAL_REACH });
    };

    it("is read at once and then on time: ships come, change and go as it says", async () => {
      answer = {
        text: calendar(ship("a", { LOCATION: "Mega Pier" }), ship("b", { DESCRIPTION: "900 pax" })),
      };
      expect(await set()).toMatchObject({
        fault: null,
        ships: 2,
        left_out: 0,
        read_at: TEST_NOON.toISOString(),
      });
      expect(await calls()).toMatchObject([
        { ship: "Ship a", pier: "Mega Pier Cruise Terminal", passengers: 1_500 },
        { ship: "Ship b", pier: "Mathey Wharf", passengers: 900 },
      ]);
      answer = {
        text: calendar(ship("b", { DTSTART: "20261202T120000Z", DTEND: "20261202T200000Z" }), ship("c")),
      };
      await readOnTime();
      expect((await calls()).map(({ ship: name, from }) => [name, from])).toEqual([
        ["Ship c", "2026-12-01T12:00:00.000Z"],
        ["Ship b", "2026-12-02T12:00:00.000Z"],
      ]);
      const log = await server.call(listAuditLogEndpoint, {
        query: { action: "set_ship_feed" },
        token: staff.token,
      });
      expect(JSON.stringify(log)).toContain("port.example");
      expect(JSON.stringify(log)).not.toContain("a-secret");
    });

    it("leaves alone what somebody wrote down or changed by hand", async () => {
      await makeCruiseCall(server, {
        ship: "SHIP A",
        from_at: new Date("2026-12-01T12:00:00Z"),
        passengers: 77,
      });
      answer = { text: calendar(ship("a"), ship("b")) };
      await set();
      const fed = (await calls()).find(({ ship: name }) => name === "Ship b");
      await server.call(editCruiseCallEndpoint, {
        params: { id: fed?.id ?? 0 },
        body: { passengers: 33 },
        token: staff.token,
      });
      answer = { text: calendar(ship("z")) };
      await readOnTime();
      expect((await calls()).map(({ ship: name, passengers }) => [name, passengers])).toEqual([
        ["SHIP A", 77],
        ["Ship b", 33],
        ["Ship z", 1_500],
      ]);
      expect(await set(null)).toMatchObject({ url: null, ships: 0 });
      expect((await calls()).map(({ ship: name }) => name)).toEqual(["SHIP A", "Ship b"]);
    });

    it.each<[string, Answer, string]>([
      ["is no calendar", { text: "<html>" }, "no_calendar"],
      ["has no ship in it", { text: calendar() }, "empty"],
      ["goes on for ever", { text: calendar(ship("a")) + " ".repeat(1_100_000) }, "too_long"],
      ["leads on elsewhere", { status: 302, text: "" }, "unreachable"],
      ["is gone", { status: 404, text: "" }, "unreachable"],
      ["says nothing", "silence", "unreachable"],
    ])("keeps the ships that are there where it %s, and the office is told", async (_what, broken, fault) => {
      answer = { text: calendar(ship("a")) };
      await set();
      answer = broken;
      await readOnTime();
      const feed = await server.call(getShipFeedEndpoint, { token: staff.token });
      expect([feed.fault, feed.ships]).toEqual([fault, 1]);
      expect(await calls()).toHaveLength(1);
    });

    it("is bounded: ships of the past, of another century and that stay for ever aren't taken", async () => {
      answer = {
        text: calendar(
          ship("past", { DTSTART: "20261119T120000Z", DTEND: "20261119T200000Z" }),
          ship("far", { DTSTART: "29261201T120000Z", DTEND: "29261201T200000Z" }),
          ship("stays", { DTEND: "20270601T120000Z" }),
          ship("backwards", { DTEND: "20261201T110000Z" }),
          ship("crowded", { DESCRIPTION: "99999 passengers" }),
        ),
      };
      expect(await set()).toMatchObject({ fault: null, ships: 1 });
      expect(await calls()).toMatchObject([{ ship: "Ship crowded", passengers: 10_000 }]);
    });

    it.each(["http://port.example/ships.ics", "ftp://port.example/a", "file:///etc/passwd", "ships.ics", ""])(
      "isn't taken from %s",
      async (url) => {
        const refused = await server.ask(setShipFeedEndpoint, { body: { url, ...PIER }, token: staff.token });
        expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid_input"]);
      },
    );
  },
  { shipsReach: LOCAL_REACH },
);

onADatabase("a calendar in our own network", (server) => {
  it.each([
    "https://127.0.0.1/s.ics",
    "https://169.254.169.254/latest",
    "https://10.0.0.7/s.ics",
    "https://[::1]/s.ics",
  ])("isn't read: %s", async (url) => {
    const { token } = await makeAccount(server, { role: "staff" });
    const feed = await server.call(setShipFeedEndpoint, { body: { url, ...PIER }, token });
    expect(feed).toMatchObject({ fault: "not_public", ships: 0 });
  });
});
