import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { MINUTE_MS } from "../domain/time-units.ts";
import type { AppSettings } from "./app-dependencies.ts";
import { keepPositions } from "./drivers/keep-positions.ts";
import { namePosition } from "./drivers/name-position.ts";
import { readSharing } from "./drivers/read-sharing.ts";
import { EventFeed } from "./events/event-feed.ts";
import { LiveStreams } from "./events/live-streams.ts";
import { MoveFrames } from "./events/positions/move-frames.ts";
import { NewestPositions } from "./events/positions/newest-positions.ts";
import { NoticeWire } from "./events/positions/notice-wire.ts";
import { DeskPresence } from "./events/presence/desk-presence.ts";
import { NoticePresenceWire } from "./events/presence/notice-presence-wire.ts";
import { PositionBatches } from "./events/positions/position-batches.ts";
import type { Maps } from "./places/build-maps.ts";
import { expectArrivals } from "./rides/arrival/expect-arrival.ts";
import { readFollowed } from "./rides/tracking/followed-cars.ts";

/** How often the database is told where the cars are. */
const KEPT_EVERY_MS = MINUTE_MS;

type Island = Pick<Maps, "places" | "routes">;

/**
 * Opens the lane of positions and what is done with all that moved: the other servers are told, the streams, and those who wait for a
 * car; and once a minute, and at the end, the database.
 */
export async function openLane(app: FastifyInstance, settings: AppSettings, island: Island) {
  const { database, db, clock, eventBus: bus, lane, laneBeats: beats } = settings;
  const { heartbeatMs, limitFactor, liveStreams: most } = settings;
  const { log } = app;
  const positions = new NewestPositions(lane, (point) => namePosition(island.places, point));
  const feed = new EventFeed({ database, bus, log, now: () => clock.now() });
  await feed.start();
  const frames = new MoveFrames({ db, lane, positions, feed, log, rights: { readSharing, readFollowed } });
  const wire = database.kind === "embedded" ? null : new NoticePresenceWire(database);
  const presence = new DeskPresence({ now: () => clock.now().getTime(), wire });
  await presence.start();
  const streams = new LiveStreams({ feed, frames, presence }, { heartbeatMs, limitFactor, most });
  const batches = batchesOf(settings);
  await batches?.start();
  if (batches) beats.add(() => batches.send());
  beats.add(() => frames.send());
  beats.add(() => presence.send());
  beats.add(arrivalsOf(app, settings, island));
  const keep = keepingOf(app, settings, positions);
  const timer = setInterval(() => void keep(), KEPT_EVERY_MS);
  beats.start();
  app.addHook("preClose", async () => {
    streams.stop();
    await feed.stop();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await beats.stop();
    await batches?.stop();
    await presence.stop();
    await keep();
  });
  return { lane, positions, streams, presence };
}

/** Null for a server that has its database to itself. */
function batchesOf({ database, clock, lane, moves }: AppSettings): PositionBatches | null {
  if (database.kind === "embedded") return null;
  const notices = new NoticeWire(database);
  const wires = moves ? ([moves, notices] as const) : ([notices] as const);
  return new PositionBatches({ lane, name: randomUUID(), now: () => clock.now().getTime(), wires });
}

/** Works out arrivals for the cars that this server was told of. */
function arrivalsOf({ log }: FastifyInstance, { db, clock, lane }: AppSettings, { routes }: Island) {
  const moves = lane.follow();
  return async () => {
    const own = new Map([...moves.take()].filter(([, { isOwn }]) => isOwn));
    try {
      await expectArrivals({ db, routes, now: clock.now() }, own);
    } catch {
      log.warn("arrivals cannot be worked out at the moment");
      moves.putBack(own.values());
    }
  };
}

function keepingOf(
  { log }: FastifyInstance,
  { db, lane }: AppSettings,
  positions: NewestPositions,
): () => Promise<void> {
  const moves = lane.follow();
  return async () => {
    lane.forgetOld();
    try {
      await keepPositions({ db, moves, positions });
    } catch {
      log.warn("positions cannot be written to the database at the moment");
    }
  };
}
