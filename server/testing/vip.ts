import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { type TestAccount, makeAccount } from "./accounts.ts";
import { makeRide } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

/** The company gives riders a discount from so many rides on; null gives none. */
export async function setVip(
  server: TestServer,
  vip: { from: number; percent: number } | null,
): Promise<void> {
  const { token } = await makeAccount(server, { role: "staff" });
  const body = vip ? { vip_on: true, vip_from_rides: vip.from, vip_percent: vip.percent } : { vip_on: false };
  await server.call(editCompanyProfileEndpoint, { token, body });
}

/** A rider with just enough rides for the discount that the company gives from now on. */
export async function makeVip(
  server: TestServer,
  vip: { from: number; percent: number },
): Promise<TestAccount> {
  await setVip(server, vip);
  const rider = await makeAccount(server, { role: "rider" });
  for (let ride = 0; ride < vip.from; ride += 1) await addCompletedRide(server, rider);
  return rider;
}

export async function addCompletedRide(server: TestServer, rider: TestAccount): Promise<void> {
  await makeRide(server, { riderId: rider.id, status: "Completed" });
}
