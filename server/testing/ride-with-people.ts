import { assignDriverEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { makeAccount, makeDriver } from "./accounts.ts";
import { workerOf } from "./outbox.ts";
import { bookARide } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

type Driver = Awaited<ReturnType<typeof makeDriver>>;

/** A booked ride with everybody who may hear of it. */
export type RideWithPeople = {
  ride: { id: number; code: string };
  driver: Driver;
  other: Driver;
  office: { token: string };
  staff: { token: string };
};

/** Makes such rides, and says who was told what of one. */
export function ridesWithPeople(server: TestServer) {
  let phone = 5_660_000;
  const passengersMail = () => `ana${phone}@example.com`;

  async function scene(): Promise<RideWithPeople> {
    const [office, staff] = [
      await makeAccount(server, { role: "operator" }),
      await makeAccount(server, { role: "staff" }),
    ];
    const booked = await bookARide(server, {
      rider_phone: String((phone += 1)),
      rider_email: passengersMail(),
      ride_datetime: new Date(server.clock.now().getTime() + 3 * HOUR_MS).toISOString(),
    });
    const [driver, other] = [await makeDriver(server), await makeDriver(server)];
    return { ride: { id: booked.id, code: booked.tracking_code ?? "" }, driver, other, office, staff };
  }

  const as = {
    accepted: async ({ ride, driver }: RideWithPeople) =>
      server.call(acceptRideEndpoint, { params: { id: ride.id }, token: driver.token }),
    assigned: async ({ ride, driver, office }: RideWithPeople) =>
      server.call(assignDriverEndpoint, {
        params: { id: ride.id },
        body: { driver_id: driver.id },
        token: office.token,
      }),
    waiting: async () => undefined,
  };

  /** Who was told what, by which way, once everything has been sent. */
  async function toldOf({ driver, other }: RideWithPeople): Promise<string[]> {
    const told: string[] = [];
    const names = new Map([
      [passengersMail(), "passenger"],
      [String(phone), "passenger"],
      [driver.email, "driver"],
      [driver.phone, "driver"],
      [other.email, "other driver"],
      [other.phone, "other driver"],
    ]);
    const noting = (way: string) => ({
      send: async ({ recipient, kind }: Outgoing) =>
        void told.push(`${names.get(recipient) ?? recipient} by ${way}: ${kind}`),
    });
    // What a passenger changes is told their phone some minutes later.
    server.clock.advance(4 * MINUTE_MS);
    await workerOf(server, { email: noting("mail"), phone: noting("phone") }).sendDue();
    return told.toSorted();
  }

  const both = (who: string, kind: string) => [`${who} by mail: ${kind}`, `${who} by phone: ${kind}`];
  const params = ({ ride }: RideWithPeople) => ({ id: ride.id });

  return { scene, as, toldOf, both, params };
}
