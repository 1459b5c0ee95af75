import { beforeAll, describe, expect, it } from "vitest";
import {
  addDealEndpoint,
  changeDealEndpoint,
  listDealsEndpoint,
  listPublicDealsEndpoint,
} from "../../contract/deals/deals.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  undoTrackedRideEndpoint,
} from "../../contract/rides/tracking.endpoints.ts";
import { DEAL_GONE, DEAL_SENTENCES } from "../../domain/deals/deal.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { DEAL, makeDeal } from "../testing/deals.ts";
import { makePartner } from "../testing/partners.ts";
import { aBooking, bookARide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { addCompletedRide, setVip } from "../testing/vip.ts";

/** 34.00 by the fixed rate from the airport. */
const TRIP = {
  pickup_place: "CUR",
  dropoff_place: "Jan Thiel",
  passenger_count: 2,
  luggage_count: 2,
  trip_date: "2026-11-21",
  trip_time: "10:00:00",
};
const BOOKED = {
  pickup_location: TRIP.pickup_place,
  pickup_lat: null,
  pickup_lng: null,
  dropoff_location: TRIP.dropoff_place,
  dropoff_lat: null,
  dropoff_lng: null,
  ride_datetime: "2026-11-21T14:00:00Z",
};

let phones = 5_550_000;
const somebody = () => ({ ...BOOKED, rider_phone: String((phones += 1)) });

onEachDatabase("deals", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
  });
  const fare = (code?: string, who?: TestAccount, trip = {}) =>
    server.call(calculateFareForTripEndpoint, {
      query: { ...TRIP, ...trip, ...(code === undefined ? {} : { code }) },
      token: who?.token,
    });
  const refusal = async (code: string, who?: TestAccount, trip = {}) => {
    const answer = await fare(code, who, trip);
    const { reason = null, sentence = null } = answer.code ?? {};
    expect(sentence).toBe(reason && DEAL_SENTENCES[reason]);
    expect(answer.code?.applied).toBe(reason === null);
    return reason;
  };
  const booking = (body: object) => server.ask(bookRideEndpoint, { body: aBooking(server, body) });

  it("take a code off the fare, however it's typed, and the price quoted is the price charged", async () => {
    const { id } = await makeDeal(server, { code: "TENTH" });
    const quoted = await fare(" tenth ");
    expect([quoted.fare, quoted.code]).toEqual([30.6, { applied: true, reason: null, sentence: null }]);
    expect(quoted.breakdown.at(-1)).toEqual({
      code: "deal",
      label: "Sunset 10%",
      percent: 10,
      amount: -3.4,
      deal: DEAL.name,
    });
    const ride = await bookARide(server, { ...somebody(), code: "tenth", quote: quoted.quote });
    expect([ride.calculated_fare, ride.breakdown.at(-1)]).toEqual(["30.60", quoted.breakdown.at(-1)]);
    const stored = await server.db
      .selectFrom("rides")
      .select(["deal_id", "deal_cents", "fare_cents"])
      .where("reference", "=", ride.reference)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ deal_id: id, deal_cents: 340, fare_cents: 3060 });
  });

  it("leave a quote that was given without the code alone, and one with it for bookings that say it", async () => {
    await makeDeal(server, { code: "SPOKEN" });
    const [plain, coded] = [(await fare()).quote, (await fare("SPOKEN")).quote];
    const without = await bookARide(server, { ...somebody(), quote: coded });
    const withIt = await bookARide(server, { ...somebody(), quote: plain, code: "SPOKEN" });
    expect([without.calculated_fare, withIt.calculated_fare]).toEqual(["34.00", "30.60"]);
  });

  it("say why a code takes nothing off, in the fare and at the booking", async () => {
    await makeDeal(server, { code: "LATER", valid_from: "2026-11-22" });
    await makeDeal(server, { code: "EARLIER", valid_until: "2026-11-20" });
    await makeDeal(server, { code: "SWITCHED", on: false });
    await makeDeal(server, { code: "ISLAND", trips: "island" });
    await makeDeal(server, { code: "DEAR", minimum: 34.01 });
    await makeDeal(server, { code: "HELD", percent: null, off: 5, minimum: 34 });
    const reasons = [];
    for (const code of ["NOBODYS", "LATER", "EARLIER", "SWITCHED", "ISLAND", "DEAR", "HELD"]) {
      reasons.push(await refusal(code));
    }
    expect(reasons).toEqual(["unknown", "not_yet", "over", "over", "wrong_trip", "below_minimum", null]);
    expect((await fare("HELD")).fare).toBe(29);
    expect((await fare("ISLAND")).fare).toBe(34);
    const answer = await booking({ ...somebody(), code: "DEAR" });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: "deal_refused",
        reason: "below_minimum",
        error: DEAL_SENTENCES.below_minimum,
        fields: { code: DEAL_SENTENCES.below_minimum },
      }),
    ]);
  });

  it("give the last use to one of many who want it at once, and again to somebody once it's cancelled", async () => {
    const { id } = await makeDeal(server, { code: "LASTONE", most_uses: 1 });
    const { quote } = await fare("LASTONE");
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => booking({ ...somebody(), code: "LASTONE", quote })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await refusal("LASTONE")).toBe("used_up");
    const won = answers.find(({ statusCode }) => statusCode === 201)?.json() as { tracking_code: string };
    const params = { tracking_code: won.tracking_code };
    await server.call(cancelTrackedRideEndpoint, { params });
    expect(await refusal("LASTONE")).toBe(null);
    const next = await bookARide(server, { ...somebody(), code: "LASTONE" });
    expect(next.calculated_fare).toBe("30.60");
    const undone = await server.ask(undoTrackedRideEndpoint, { params });
    expect([undone.statusCode, undone.json()]).toEqual([
      409,
      expect.objectContaining({ code: "deal_refused", reason: "used_up" }),
    ]);
    const listed = await server.call(listDealsEndpoint, { token: staff.token });
    expect(listed.find((deal) => deal.id === id)?.uses).toBe(1);
  });

  it("count a person by their account or phone, and both ways of a booking as one use", async () => {
    await makeDeal(server, { code: "ONCE", most_per_person: 1 });
    const rider = await makeAccount(server, { role: "rider" });
    const guest = somebody();
    const both = { ...guest, code: "ONCE", return_trip: { ride_datetime: "2026-11-22T14:00:00Z" } };
    const first = await bookARide(server, both);
    expect(first.calculated_fare).toBe("30.60");
    const again = await booking({ ...guest, code: "ONCE", ride_datetime: "2026-11-23T14:00:00Z" });
    expect(again.json()).toMatchObject({ code: "deal_refused", reason: "used_by_you" });
    const own = await bookARide(server, { ...BOOKED, code: "ONCE" }, rider.token);
    expect(own.calculated_fare).toBe("30.60");
    expect(await refusal("ONCE", rider)).toBe("used_by_you");
    expect(await refusal("ONCE")).toBe(null);
  });

  it("stay one booking when it's pressed twice", async () => {
    await makeDeal(server, { code: "TWICE", most_uses: 1, most_per_person: 1 });
    const body = aBooking(server, { ...somebody(), code: "TWICE" });
    const [one, two] = [
      await server.call(bookRideEndpoint, { body }),
      await server.call(bookRideEndpoint, { body }),
    ];
    expect(two.reference).toBe(one.reference);
  });

  it("keep what a ride was booked with, as long as that is for it", async () => {
    const deal = await makeDeal(server, { code: "KEPT", trips: "airport" });
    const ride = await bookARide(server, { ...somebody(), code: "KEPT", passenger_count: 1 });
    const { id: dealId, version, uses: _uses, partner_name: _name, ...facts } = deal;
    await server.call(changeDealEndpoint, {
      token: staff.token,
      params: { id: dealId },
      body: { ...facts, percent: 50, version },
    });
    const edit = (body: object) =>
      server.call(updateRideEndpoint, { token: staff.token, params: { id: ride.id }, body });
    // Five passengers pay a quarter more: 42.50, of which a tenth.
    expect((await edit({ passenger_count: 5 })).calculated_fare).toBe("38.25");
    const elsewhere = await edit({ pickup_location: "Punda", pickup_lat: null, pickup_lng: null });
    expect(elsewhere.breakdown.map(({ code }) => code)).not.toContain("deal");
    const listed = await server.call(listDealsEndpoint, { token: staff.token });
    expect(listed.find(({ id }) => id === dealId)?.uses).toBe(0);
  });

  describe("that come by themselves", () => {
    it("take off a rider's first ride, and no second, in whichever order they are sent", async () => {
      const {
        id,
        version,
        uses: _uses,
        partner_name: _name,
        ...facts
      } = await makeDeal(server, {
        kind: "first_ride",
        code: null,
        name: { en: "Welcome" },
        percent: 20,
      });
      const rider = await makeAccount(server, { role: "rider" });
      const first = await fare(undefined, rider);
      const second = await fare(undefined, rider, { trip_time: "12:00:00" });
      expect([first.fare, second.fare, (await fare()).fare]).toEqual([27.2, 27.2, 34]);
      const both = await Promise.all(
        [first, second].map(({ quote }, at) =>
          server.ask(bookRideEndpoint, {
            body: aBooking(server, { ...BOOKED, ride_datetime: `2026-11-21T${14 + 2 * at}:00:00Z`, quote }),
            token: rider.token,
          }),
        ),
      );
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
      expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ error: DEAL_GONE });
      expect((await fare(undefined, rider)).fare).toBe(34);
      await server.call(changeDealEndpoint, {
        token: staff.token,
        params: { id },
        body: { ...facts, on: false, version },
      });
      const other = await makeAccount(server, { role: "rider" });
      expect((await fare(undefined, other)).fare).toBe(34);
    });

    it("are for the guests of a hotel, and take no code beside", async () => {
      const hotel = await makePartner(server);
      const other = await makePartner(server);
      await makeDeal(server, {
        kind: "partner_guests",
        code: null,
        partner_id: hotel.id,
        percent: null,
        off: 4,
        minimum: 20,
      });
      await makeDeal(server, { code: "BESIDE", percent: 50 });
      expect((await fare(undefined, undefined, { partner_code: hotel.code })).fare).toBe(30);
      expect((await fare(undefined, undefined, { partner_code: other.code })).fare).toBe(34);
      expect(await refusal("BESIDE", undefined, { partner_code: hotel.code })).toBe("on_account");
      const ride = await bookARide(server, { ...somebody(), partner_code: hotel.code });
      expect(ride.calculated_fare).toBe("30.00");
    });

    it("are for a VIP level; of several discounts the best counts alone", async () => {
      const rider = await makeAccount(server, { role: "rider" });
      for (let ride = 0; ride < 5; ride += 1) await addCompletedRide(server, rider);
      await makeDeal(server, {
        kind: "vip_level",
        code: null,
        level: 1,
        percent: 15,
        name: { en: "Regular" },
      });
      await makeDeal(server, { kind: "vip_level", code: null, level: 2, percent: 40 });
      await makeDeal(server, { code: "LESSER", percent: 5 });
      await setVip(server, { from: 3, percent: 12 });
      const labels = async (code?: string) => {
        const { breakdown } = await fare(code, rider);
        return breakdown.flatMap(({ label, amount }) => (amount < 0 ? [label] : []));
      };
      expect(await labels()).toEqual(["Regular 15%"]);
      expect([await labels("LESSER"), await refusal("LESSER", rider)]).toEqual([
        ["Regular 15%"],
        "better_already",
      ]);
      await setVip(server, { from: 3, percent: 20 });
      expect(await labels("LESSER")).toEqual(["VIP discount 20%"]);
      await setVip(server, null);
      const ride = await bookARide(server, { ...BOOKED, code: "LESSER" }, rider.token);
      expect(ride.breakdown.at(-1)?.label).toBe("Regular 15%");
    });
  });

  it("are refused where two things don't go together, and a code that another has", async () => {
    await makeDeal(server, { code: "TAKEN" });
    const fields = async (facts: object) => {
      const body = { ...DEAL, code: "FREE", ...facts };
      const answer = await server.ask(addDealEndpoint, { token: staff.token, body });
      return Object.keys((answer.json() as { fields?: object }).fields ?? {});
    };
    expect(await fields({ code: "taken" })).toEqual(["code"]);
    expect(await fields({ code: null })).toEqual(["code"]);
    expect(await fields({ kind: "vip_level", code: null })).toEqual(["level"]);
    expect(await fields({ percent: null })).toEqual(["percent"]);
    expect(await fields({ off: 3 })).toContain("percent");
    expect(await fields({ percent: null, off: 20, minimum: 20 })).toEqual(["minimum"]);
    expect(await fields({ valid_from: "2026-12-02", valid_until: "2026-12-01" })).toEqual(["valid_until"]);
    expect(await fields({ partner_id: 1 })).toEqual(["partner_id"]);
    expect(await fields({ kind: "partner_guests", code: null, partner_id: 999_999 })).toEqual(["partner_id"]);
  });

  it("say so to the second of two who change one, and every change to the audit log", async () => {
    const {
      id,
      version,
      uses: _uses,
      partner_name: _name,
      ...facts
    } = await makeDeal(server, { code: "EDITED" });
    const change = (body: object) =>
      server.ask(changeDealEndpoint, {
        token: staff.token,
        params: { id },
        body: { ...facts, version, ...body },
      });
    const [first, second] = [await change({ percent: 15 }), await change({ percent: 25 })];
    expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
    const lines = await server.db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("subject", "=", `deal ${id}`)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { action: "add_deal", detail: expect.objectContaining({ code: "EDITED", percent: 10 }) },
      { action: "change_deal", detail: { percent: { from: 10, to: 15 } } },
    ]);
  });

  it("stand on the public page while they are on, shown, not over and not used up", async () => {
    await makeDeal(server, { code: "SEEN", valid_until: "2099-01-01" });
    await makeDeal(server, { code: "HIDDEN", shown: false });
    await makeDeal(server, { code: "OFFED", on: false });
    await makeDeal(server, { code: "PAST", valid_until: "2020-01-01" });
    await makeDeal(server, { code: "GONE", most_uses: 1 });
    await bookARide(server, { ...somebody(), code: "GONE" });
    const codes = (await server.call(listPublicDealsEndpoint, {})).map(({ code }) => code);
    expect(codes).toContain("SEEN");
    for (const code of ["HIDDEN", "OFFED", "PAST", "GONE"]) expect(codes).not.toContain(code);
  });
});
