import { beforeAll, expect, it } from "vitest";
import {
  changePartnerEndpoint,
  getPartnerFormEndpoint,
  listDeskPartnersEndpoint,
  listPartnerRidesEndpoint,
  listPartnersEndpoint,
  renewPartnerCodeEndpoint,
  addPartnerEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, finishRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { OPEN_BOOKINGS_BY_LINK } from "../../contract/rides/booking.ts";
import { bookRideEndpoint, getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { aBooking, bookARide, makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";

const HOTEL = {
  name: "Hotel Pundamar",
  address: "Handelskade 1, Willemstad",
  crib: "102 345 678",
  email: "front@pundamar.example",
  phone: "+599 9 555 0100",
  discount_percent: 0,
  credit_limit: 500,
  language: "nl",
} as const;

onEachDatabase("a ride on account", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
  });

  it("is booked by the hotel's link without signing in, and says whose account and which room", async () => {
    const hotel = await server.call(addPartnerEndpoint, { body: HOTEL, token: staff.token });
    expect(hotel).toMatchObject({ ...HOTEL, credit_limit: "500.00", owed: "0.00", active: true });
    const form = await server.call(getPartnerFormEndpoint, { params: { code: hotel.code } });
    expect(form).toEqual({
      name: "Hotel Pundamar",
      discount_percent: 0,
      sees_rides: false,
      // Our map has no place of the hotel's name, and the house of its address.
      place: { name: "Handelskade 1", lat: 12.10624, lng: -68.93408 },
    });

    const ride = await bookARide(server, { partner_code: hotel.code, room: "214" });
    expect(ride.partner).toEqual({ name: "Hotel Pundamar", room: "214" });
    expect(ride.held).toBeUndefined();
    const tracked = await server.call(trackRideEndpoint, {
      params: { tracking_code: ride.tracking_code ?? "" },
    });
    expect(tracked.partner).toEqual(ride.partner);
    const [listed] = await server.call(listPartnersEndpoint, { token: staff.token });
    expect(listed).toMatchObject({ owed: ride.calculated_fare, open_rides: 1 });
  });

  it("begins at the hotel, where our map knows it by its name or its address", async () => {
    const placeOf = async (facts: { name: string; address?: string }) => {
      const { code } = await makePartner(server, facts);
      return (await server.call(getPartnerFormEndpoint, { params: { code } })).place;
    };
    const marriott = await placeOf({ name: "Renaissance Wind Creek Curaçao Resort" });
    expect(marriott).toEqual({ name: "Renaissance Wind Creek Curaçao Resort", lat: 12.1059, lng: -68.9391 });
    expect((await placeOf({ name: "Villa of a firm", address: "Mambo Beach" }))?.name).toBe("Mambo Beach");
    expect(await placeOf({ name: "Villa of a firm", address: "" })).toBeNull();
  });

  it("is held past three that are open for one phone by the guests' link, and never by the reception's", async () => {
    const { code, reception_code } = await makePartner(server);
    const book = async (partner_code: string, number: number) => {
      const ride_datetime = new Date(server.clock.now().getTime() + DAY_MS + number * 60_000).toISOString();
      const ride = await bookARide(server, {
        partner_code,
        rider_phone: "5556020",
        room: "7",
        ride_datetime,
      });
      return ride.held === true;
    };
    const byGuests = [await book(code, 1), await book(code, 2), await book(code, 3), await book(code, 4)];
    expect(byGuests).toEqual([false, false, false, true]);
    expect([await book(reception_code, 5), await book(reception_code, 6)]).toEqual([false, false]);
  });

  it("is held past twenty that are open by the guests' link, whoever books them", async () => {
    const { code, reception_code } = await makePartner(server);
    const rider = await makeAccount(server, { role: "rider" });
    const operator = await makeAccount(server, { role: "operator" });
    const book = async (number: number, partner_code = code, token?: string) => {
      const facts = { partner_code, rider_phone: String(5_557_000 + number) };
      return (await bookARide(server, facts, token)).held === true;
    };
    const twenty = await Promise.all(
      Array.from({ length: OPEN_BOOKINGS_BY_LINK }, (_, number) => book(number)),
    );
    expect(twenty).not.toContain(true);
    expect([await book(30), await book(31, code, rider.token)]).toEqual([true, true]);
    expect([await book(32, reception_code), await book(33, code, operator.token)]).toEqual([false, false]);
    await server.db
      .updateTable("rides")
      .set({ status: "Cancelled" })
      .where("by_guests_link", "=", true)
      .execute();
    expect(await book(34)).toBe(false);
  });

  it("costs the passenger nothing in the car: it is paid by account, whatever its driver says", async () => {
    const { code } = await makePartner(server);
    const driver = await makeDriver(server);
    const drive = async (rider_phone: string, payment: { paid_by?: "cash_usd" }) => {
      const { id } = await bookARide(server, { partner_code: code, room: "12", rider_phone });
      await server.call(acceptRideEndpoint, { params: { id }, token: driver.token });
      const mine = await server.call(getRideEndpoint, { params: { id }, token: driver.token });
      expect(mine.partner).toEqual({ name: "Hotel Pundamar", room: "12" });
      return server.request(finishRideEndpoint, { params: { id }, body: payment, token: driver.token });
    };
    expect((await drive("5556001", {})).json().paid_by).toBe("account");
    expect((await drive("5556002", { paid_by: "cash_usd" })).json().code).toBe("on_account");
  });

  it("is booked by the desk on the telephone, within the limit, and by nobody else without the link", async () => {
    const limit = { discount_percent: 10, credit_limit_cents: 7_000 };
    const { id } = await makePartner(server, { name: "Villa Awa", ...limit });
    await makePartner(server, { name: "Closed", active: false });
    const { token } = await makeAccount(server, { role: "operator" });
    const left = async () => {
      const listed = await server.call(listDeskPartnersEndpoint, { token });
      expect(listed.map(({ name }) => name)).not.toContain("Closed");
      return listed.find((one) => one.id === id);
    };
    expect(await left()).toEqual({ id, name: "Villa Awa", discount_percent: 10, left: "70.00" });
    const booking = (rider_phone: string, by = token) =>
      server.request(bookRideEndpoint, {
        body: aBooking(server, { partner_id: id, room: "Ana Doe", rider_phone }),
        token: by,
      });
    const first = (await booking("5558101")).json();
    expect(first.partner).toEqual({ name: "Villa Awa", room: "Ana Doe" });
    expect(first.breakdown.at(-1)).toMatchObject({ code: "agreed_discount", percent: 10 });
    expect((await left())?.left).toBe((70 - Number(first.calculated_fare)).toFixed(2));
    expect((await booking("5558102")).statusCode).toBe(201);
    expect((await booking("5558103")).json().code).toBe("credit_limit_reached");

    const query = { pickup_place: "Punda", dropoff_place: "Jan Thiel", passenger_count: 2, luggage_count: 0 };
    const price = (given: object, by?: string) =>
      server.ask(calculateFareForTripEndpoint, { query: { ...query, ...given }, token: by });
    const [agreed, usual] = [await price({ partner_id: id }, token), await price({}, token)];
    expect(agreed.json().fare).toBeCloseTo(usual.json().fare * 0.9, 2);
    const rider = await makeAccount(server, { role: "rider" });
    for (const refused of [await booking("5558104", rider.token), await price({ partner_id: id })]) {
      expect(refused.json()).toMatchObject({
        code: "invalid_input",
        fields: { partner_id: expect.any(String) },
      });
    }
    await server.db.updateTable("partners").set({ active: false }).where("id", "=", id).execute();
    expect((await booking("5558105")).statusCode).toBe(404);
  });

  it("is on the page of the hotel's reception, and another hotel's and other guests' rides are not", async () => {
    const [hotel, other] = [await makePartner(server), await makePartner(server, { name: "Villa Awa" })];
    const ride = await bookARide(server, { partner_code: hotel.code, room: "7", rider_phone: "5557001" });
    await bookARide(server, { partner_code: other.code, rider_phone: "5557002" });
    await bookARide(server, { rider_phone: "5557003" });
    const past = new Date(server.clock.now().getTime() - 8 * DAY_MS);
    await makeRide(server, { partner_id: hotel.id, ride_datetime: past, status: "Completed" });
    const list = (code: string) => server.request(listPartnerRidesEndpoint, { params: { code } });
    const rides = (await list(hotel.reception_code)).json();
    expect(rides).toMatchObject([
      { reference: ride.reference, tracking_code: ride.tracking_code, room: "7", driver: null },
    ]);
    expect((await list(hotel.code)).statusCode).toBe(404);
  });

  it("costs what is agreed with the hotel, in the quote, the booking and an edit, whatever is agreed later", async () => {
    const { id, code } = await makePartner(server, { discount_percent: 10 });
    const operator = await makeAccount(server, { role: "operator" });
    const trip = {
      pickup_place: "Punda",
      dropoff_place: "Jan Thiel",
      passenger_count: 2,
      luggage_count: 2,
    };
    const quoted = await server.call(calculateFareForTripEndpoint, {
      query: { ...trip, partner_code: code },
    });
    const plain = await server.call(calculateFareForTripEndpoint, { query: trip });
    expect(quoted.fare).toBe(Math.round(plain.fare * 90) / 100);
    expect(quoted.breakdown.at(-1)).toMatchObject({ code: "agreed_discount", percent: 10 });

    const ride = await bookARide(server, { partner_code: code, rider_phone: "5554001" });
    const guest = await bookARide(server, { rider_phone: "5554002" });
    expect(Number(ride.calculated_fare)).toBe(Math.round(Number(guest.calculated_fare) * 90) / 100);
    await server.db.updateTable("partners").set({ discount_percent: 50 }).where("id", "=", id).execute();
    const edited = await server.call(updateRideEndpoint, {
      params: { id: ride.id },
      body: { notes: "By the pool", luggage_count: 3 },
      token: operator.token,
    });
    expect(edited.breakdown.at(-1)).toMatchObject({ code: "agreed_discount", percent: 10 });
  });

  it("is refused by a link that is no longer the present one, or whose account is closed", async () => {
    const { id, code } = await makePartner(server);
    const renewed = await server.call(renewPartnerCodeEndpoint, {
      params: { id },
      body: { link: "guests" },
      token: staff.token,
    });
    expect(renewed.code).not.toBe(code);
    const closed = await makePartner(server, { active: false });
    for (const gone of [code, closed.code, "nobody-has-this"]) {
      const refused = await server.request(bookRideEndpoint, {
        body: aBooking(server, { partner_code: gone }),
      });
      expect(refused.statusCode).toBe(404);
      expect(refused.json().error).toBe("This link is no longer valid. Please ask for the present one.");
    }
  });

  it("is refused past the hotel's limit, also where two are booked at once", async () => {
    const { code } = await makePartner(server, { credit_limit_cents: 7_000 });
    const book = (phone: string) =>
      server.request(bookRideEndpoint, {
        body: aBooking(server, { partner_code: code, rider_phone: phone }),
      });
    const answers = await Promise.all(["5558001", "5558002", "5558003"].map(book));
    const codes = answers.map((answer) => answer.json().code ?? "booked").toSorted();
    expect(codes).toEqual(["booked", "booked", "credit_limit_reached"]);
  });

  it("is not stopped at the reception by what a guest may book", async () => {
    const { reception_code: code } = await makePartner(server);
    for (const minutes of [60, 90, 120, 150, 180]) {
      const ride_datetime = new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
      const ride = await bookARide(server, { partner_code: code, rider_phone: "5559001", ride_datetime });
      expect(ride.held).toBeUndefined();
    }
  });

  it("is changed by two staff at once: the second is told", async () => {
    const { id } = await makePartner(server);
    const change = (discount_percent: number) =>
      server.request(changePartnerEndpoint, {
        params: { id },
        body: { version: 1, discount_percent },
        token: staff.token,
      });
    const answers = await Promise.all([change(5), change(15)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
