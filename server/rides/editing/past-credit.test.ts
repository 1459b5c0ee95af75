import { beforeAll, expect, it } from "vitest";
import { listPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { updateRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
  undoTrackedRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import { makePartner } from "../../testing/partners.ts";
import { bookARide } from "../../testing/rides.ts";
import { onEachDatabase } from "../../testing/test-server.ts";

onEachDatabase("what an account may owe", (server) => {
  let staff: TestAccount;
  let operator: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
    operator = await makeAccount(server, { role: "operator" });
  });

  let phones = 5_553_000;
  /** Rides of $30.00, which six passengers make $37.50. */
  const book = (partner_code: string) =>
    bookARide(server, { partner_code, rider_phone: String((phones += 1)) });
  const bySix = { passenger_count: 6 };
  const codeOf = ({ tracking_code }: Pick<Ride, "tracking_code">) => ({
    tracking_code: tracking_code ?? "",
  });
  const priceOf = (ride: Ride) =>
    server.request(priceTrackedChangeEndpoint, { params: codeOf(ride), body: bySix });
  const change = (ride: Ride, quote: string) =>
    server.request(changeTrackedRideEndpoint, { params: codeOf(ride), body: { ...bySix, quote } });
  const owedBy = async (id: number) => {
    const partners = await server.call(listPartnersEndpoint, { token: staff.token });
    return Number(partners.find((one) => one.id === id)?.owed);
  };

  it("is not passed by guests who change their rides, also where sixteen do at once", async () => {
    const hotel = await makePartner(server, { credit_limit_cents: 49_500 });
    const rides: Ride[] = [];
    for (let n = 0; n < 16; n++) rides.push(await book(hotel.code));
    const quotes = await Promise.all(rides.map(async (ride) => (await priceOf(ride)).json().quote));
    const answers = await Promise.all(rides.map((ride, index) => change(ride, quotes[index])));
    const codes = answers.map((answer) => answer.json().code ?? "changed");
    expect(codes.filter((code) => code === "changed")).toHaveLength(2);
    expect(codes.filter((code) => code === "credit_limit_reached")).toHaveLength(14);
    expect(await owedBy(hotel.id)).toBe(495);
  });

  it("is told with the price, in a sentence that a guest can act on, and nothing else of the ride is held up", async () => {
    const hotel = await makePartner(server, { name: "Hotel Nobo", credit_limit_cents: 3_500 });
    const ride = await book(hotel.code);
    const refused = await priceOf(ride);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      "This is more than the account of Hotel Nobo may owe. Please ask at the reception, or leave the ride as it is.",
    ]);
    const params = codeOf(ride);
    const cheap = await server.request(changeTrackedRideEndpoint, { params, body: { notes: "By the pool" } });
    expect(cheap.statusCode).toBe(200);
  });

  it("is not passed by taking a cancellation back after others have booked", async () => {
    const hotel = await makePartner(server, { credit_limit_cents: 3_500 });
    const ride = await book(hotel.code);
    await server.call(cancelTrackedRideEndpoint, { params: codeOf(ride) });
    await book(hotel.code);
    const refused = await server.request(undoTrackedRideEndpoint, { params: codeOf(ride) });
    expect(refused.json().code).toBe("credit_limit_reached");
    expect(await owedBy(hotel.id)).toBe(30);
  });

  it("is passed by the desk only where it says why, which the ride's history keeps", async () => {
    const hotel = await makePartner(server, { credit_limit_cents: 3_500 });
    const { id } = await book(hotel.code);
    const edit = (body: object) =>
      server.request(updateRideEndpoint, {
        params: { id },
        body: { ...bySix, ...body },
        token: operator.token,
      });
    expect((await edit({})).json().code).toBe("credit_limit_reached");
    const past_limit_reason = "The manager said yes on the telephone";
    expect((await edit({ past_limit_reason })).json()).toMatchObject({ calculated_fare: "37.50" });
    expect(await owedBy(hotel.id)).toBe(37.5);
    const history = await server.call(listRideHistoryEndpoint, { params: { id }, token: staff.token });
    expect(history.at(-1)?.values).toContainEqual({
      field: "past_limit_reason",
      from: null,
      to: past_limit_reason,
    });
    // Within the limit there is nothing to pass.
    const roomy = await makePartner(server, { credit_limit_cents: 50_000 });
    const other = await book(roomy.code);
    await server.call(updateRideEndpoint, {
      params: { id: other.id },
      body: { ...bySix, past_limit_reason },
      token: operator.token,
    });
    const [, last] = await server.call(listRideHistoryEndpoint, {
      params: { id: other.id },
      token: staff.token,
    });
    expect(last?.values?.map(({ field }) => field)).not.toContain("past_limit_reason");
  });
});
