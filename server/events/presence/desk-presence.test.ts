import { expect, it } from "vitest";
import { sayOpenRideEndpoint } from "../../../contract/dispatch/presence.endpoints.ts";
import { type OpenWay, PRESENCE_SECONDS } from "../../../contract/dispatch/presence.ts";
import { liveEventSchema } from "../../../contract/events/live-event.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { LiveReader, listenHere } from "../../testing/live-reader.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { LaneBeats } from "../positions/lane-beats.ts";
import { DeskPresence, type PresenceWire } from "./desk-presence.ts";

/** Nothing is sent but when the test says so. */
const BY_HAND = { laneBeats: new LaneBeats(60 * MINUTE_MS) };

onADatabase(
  "a ride that a desk has open",
  (server) => {
    it("is told to the other desks with the name, and that it was closed", async () => {
      const at = await addressOf(server);
      const [ana, ben] = [await makeOperator(server), await makeOperator(server)];
      const line = await LiveReader.connect({ address: at, token: ben.token, path: EVENTS });
      const driver = await makeDriver(server);
      const driversLine = await LiveReader.connect({ address: at, token: driver.token, path: EVENTS });
      await say(server, ana.token, { ride_id: 7, way: "edits" });
      await server.beat();
      await line.until(() => openOf(line).length === 1);
      expect(openOf(line)).toEqual([[{ desk: DESK, name: expect.any(String), ride_id: 7, way: "edits" }]]);
      expect(openOf(line)[0]?.[0]?.name).not.toBe("");
      // Said again, it is nothing new.
      await say(server, ana.token, { ride_id: 7, way: "edits" });
      await server.beat();
      await say(server, ana.token, null);
      await server.beat();
      await line.until(() => openOf(line).length === 2);
      expect(openOf(line)[1]).toEqual([]);
      expect(openOf(driversLine)).toEqual([]);

      // A desk that loses its line says nothing more.
      await say(server, ana.token, { ride_id: 8, way: "looks" });
      await server.beat();
      await line.until(() => openOf(line).length === 3);
      server.clock.advance(PRESENCE_SECONDS * SECOND_MS);
      await server.beat();
      await line.until(() => openOf(line).length === 4);
      expect(openOf(line)[3]).toEqual([]);
      await line.break();
      await driversLine.break();
    });

    it("is told to a desk that comes later", async () => {
      const address = await addressOf(server);
      const ana = await makeOperator(server);
      await say(server, ana.token, { ride_id: 9, way: "gives" });
      const line = await LiveReader.connect({ address, token: ana.token, path: EVENTS });
      await server.beat();
      await line.until(() => openOf(line).length > 0);
      expect(openOf(line)[0]).toMatchObject([{ ride_id: 9, way: "gives" }]);
      await line.break();
    });
  },
  BY_HAND,
);

it("crosses to the desks of another server, and ends there by itself when its own server dies", async () => {
  let now = 0;
  const clock = () => now;
  const [one, other] = joined();
  const here = new DeskPresence({ now: clock, wire: one });
  const there = new DeskPresence({ now: clock, wire: other });
  await here.start();
  await there.start();
  const page = new Page();
  there.add(page);
  await here.say({ desk: DESK, name: "Ana", open: { ride_id: 7, way: "gives" } });
  await there.send();
  expect(page.frames).toEqual([[{ desk: DESK, name: "Ana", ride_id: 7, way: "gives" }]]);
  now += PRESENCE_SECONDS * SECOND_MS;
  await there.send();
  expect(page.frames.at(-1)).toEqual([]);
});

const EVENTS = "/api/events/?moves=frames";
const DESK = "desk-of-ana";

const makeOperator = (server: TestServer) => makeAccount(server, { role: "operator" });

const addresses = new WeakMap<TestServer, Promise<string>>();

/** A server listens once, for all of its tests. */
function addressOf(server: TestServer): Promise<string> {
  const known = addresses.get(server) ?? listenHere(server.app);
  addresses.set(server, known);
  return known;
}

function say(server: TestServer, token: string, open: { ride_id: number; way: OpenWay } | null) {
  return server.call(sayOpenRideEndpoint, { token, body: { desk: DESK, open } });
}

/** The open rides, each time a page was told. */
function openOf({ events }: LiveReader) {
  return events.flatMap((event) => {
    const parsed = liveEventSchema.parse(event);
    return parsed.type === "desk.presence" ? [parsed.rides] : [];
  });
}

/** A page that keeps what it was told. */
class Page {
  readonly takesFrames = true;
  readonly frames: unknown[] = [];

  async mayRead(): Promise<boolean> {
    return true;
  }

  sendFrame(frame: Buffer): void {
    const { rides } = JSON.parse(frame.toString().replace(/^data: /, "")) as { rides: unknown };
    this.frames.push(rides);
  }
}

/** Two ends of a wire. */
function joined(): readonly [PresenceWire, PresenceWire] {
  const takers: ((text: string) => void)[] = [];
  const end = (): PresenceWire => ({
    start: async (take) => void takers.push(take),
    send: async (text) => takers.forEach((take) => take(text)),
    stop: async () => undefined,
  });
  return [end(), end()];
}
