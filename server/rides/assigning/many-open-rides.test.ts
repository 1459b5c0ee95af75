import { expect, it } from "vitest";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { MANY_OPEN_RIDES } from "../../../domain/drivers/many-open-rides.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("a driver with very many open rides", (server) => {
  it("is refused nothing; dispatch sees how many, and the audit log has the moment they became forty, once", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const at = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS);
    for (let ride = 2; ride < MANY_OPEN_RIDES; ride += 1)
      await makeRide(server, { status: "Accepted", driverId: driver.id, ride_datetime: at(ride) });
    const accept = async (hours: number) => {
      const { id } = await makeRide(server, { ride_datetime: at(hours) });
      await server.call(acceptRideEndpoint, { params: { id }, token: driver.token });
      const drivers = (await server.call(listDriversEndpoint, { token })) as Driver[];
      const seen = drivers.find((one) => one.id === driver.id)?.open_rides;
      const entries = server.db.selectFrom("audit_log").select(["actor_id", "subject"]);
      return [seen, await entries.where("action", "=", "many_open_rides").execute()];
    };
    const entry = { actor_id: driver.id, subject: `account ${driver.id}` };
    expect(await accept(50)).toEqual([39, []]);
    expect(await accept(60)).toEqual([40, [entry]]);
    expect(await accept(70)).toEqual([41, [entry]]);
  });
});
