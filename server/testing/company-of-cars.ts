import { makeDriver } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

export const AT_HATO = { lat: 12.1846, lng: -68.9568 };

/** A company with so many cars at the airport, and nothing to do. */
export async function openCompany(server: TestServer, cars: number): Promise<void> {
  await server.db.updateTable("drivers").set({ inactive: true, on_shift: false }).execute();
  await server.db
    .updateTable("rides")
    .set({ status: "Cancelled", driver_id: null, updated_at: server.clock.now() })
    .where("status", "in", ["Pending", "Assigned", "Accepted", "PickedUp", "InProgress"])
    .execute();
  for (let car = 0; car < cars; car++) {
    const { id } = await makeDriver(server, AT_HATO);
    await server.db
      .updateTable("drivers")
      .set({ shares_location: true })
      .where("account_id", "=", id)
      .execute();
  }
}
