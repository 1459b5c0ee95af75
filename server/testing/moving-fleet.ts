import { listDriversEndpoint, reportOwnLocationEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import type { TrackedEvent } from "../../contract/events/live-event.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { makeAccount, makeDriver } from "./accounts.ts";
import { type Fleet, type FleetServer, openFleet } from "./fleet.ts";
import { LiveReader, listenHere } from "./live-reader.ts";
import { makeRide } from "./rides.ts";
import { TcpProxy } from "./tcp-proxy.ts";
import { findTestRedis, forgetKeys } from "./test-redis.ts";

export const MAMBO = { lat: 12.08654, lng: -68.89902 };
export const PUNDA = { lat: 12.1055, lng: -68.9351 };
export const AIRPORT = { lat: 12.1846, lng: -68.9568 };

type Reader = { token?: string; path?: string; from?: string | null | undefined };

/** Two servers at which drivers say where they are. */
export class MovingFleet {
  readonly first: FleetServer;
  readonly second: FleetServer;
  /** Each server's own way to Redis, where it may be cut. */
  readonly proxies: readonly TcpProxy[];
  readonly #fleet: Fleet;
  readonly #addresses: ReadonlyMap<FleetServer, string>;
  readonly #lines: LiveReader[] = [];

  private constructor(fleet: Fleet, addresses: readonly string[], proxies: readonly TcpProxy[]) {
    const [first, second] = fleet.servers;
    if (!first || !second) throw new Error("a fleet of two");
    [this.first, this.second] = [first, second];
    this.proxies = proxies;
    this.#fleet = fleet;
    this.#addresses = new Map(fleet.servers.map((server, index) => [server, addresses[index] ?? ""]));
  }

  static async open(
    settings: Omit<Parameters<typeof openFleet>[0], "redisUrls"> & { behindProxies?: boolean },
  ): Promise<MovingFleet> {
    const proxies = settings.behindProxies ? await Promise.all([openProxy(), openProxy()]) : [];
    const redisUrls = proxies.map(({ port }) => `redis://127.0.0.1:${port}`);
    const fleet = await openFleet({ ...settings, redisUrls });
    const addresses = await Promise.all(fleet.servers.map(({ app }) => listenHere(app)));
    return new MovingFleet(fleet, addresses, proxies);
  }

  get servers(): readonly FleetServer[] {
    return this.#fleet.servers;
  }

  get prefix(): string {
    return this.#fleet.prefix;
  }

  async listen(server: FleetServer, { token, path, from: lastEventId }: Reader): Promise<LiveReader> {
    const address = this.#addresses.get(server) ?? "";
    const stream = `${path ?? "/api/events/"}?moves=frames`;
    const line = await LiveReader.connect({ address, token, lastEventId, path: stream });
    this.#lines.push(line);
    return line;
  }

  /** A driver with a passenger aboard, whose arrival needn't be worked out, and who has said where they are before. */
  async driverUnderWay() {
    const rider = await makeAccount(this.first, { role: "rider" });
    const driver = await makeDriver(this.first, { sharesLocation: true, ...MAMBO });
    const ride = await makeRide(this.first, {
      status: "PickedUp",
      driverId: driver.id,
      riderId: rider.id,
      expected_as_of: new Date(this.first.clock.now().getTime() + 10 * MINUTE_MS),
    });
    const report = async (at: FleetServer, point: Point) => {
      for (const { clock } of this.servers) clock.advance(5 * SECOND_MS);
      return at.call(reportOwnLocationEndpoint, { token: driver.token, body: point });
    };
    const params = { tracking_code: ride.trackingCode };
    const tracked = async (at: FleetServer) => (await at.call(trackRideEndpoint, { params })).position;
    return { rider, driver, ride, report, tracked, path: `/api/track/${ride.trackingCode}/events/` };
  }

  /** One more server. */
  join(): Promise<FleetServer> {
    return this.#fleet.join();
  }

  operator() {
    return makeAccount(this.first, { role: "operator" });
  }

  async close(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.break()));
    await this.#fleet.close();
    if (await findTestRedis()) await forgetKeys(this.prefix);
    await Promise.all(this.proxies.map((proxy) => proxy.cut()));
  }
}

async function openProxy(): Promise<TcpProxy> {
  const redis = await findTestRedis();
  const proxy = new TcpProxy({ host: redis?.hostname ?? "", port: Number(redis?.port || 6379) });
  await proxy.open();
  return proxy;
}

/** A driver as dispatch has them. */
export async function onTheRoster(at: FleetServer, token: string, id: number) {
  const drivers = await at.call(listDriversEndpoint, { token, query: {} });
  if (!Array.isArray(drivers)) throw new Error("a list of drivers");
  return drivers.find((one) => one.id === id);
}

export const isAt = (point: Point) => (event: unknown) => {
  const { cars = [] } = event as { cars?: readonly Point[] };
  return cars.some(({ lat, lng }) => lat === point.lat && lng === point.lng);
};

export const isTrackedAt = (point: Point) => (event: unknown) =>
  placeIn(event as TrackedEvent)?.lat === point.lat;

const placeIn = (event: TrackedEvent) => ("position" in event ? event.position : event.ride?.position);

/** What the database has of where a driver is. */
export function storedPosition(server: FleetServer, id: number) {
  return server.db
    .selectFrom("drivers")
    .select(["lat", "lng", "located_at", "last_active_at"])
    .where("account_id", "=", id)
    .executeTakeFirstOrThrow();
}
