import { sql } from "kysely";
import { expect, it } from "vitest";
import {
  forgotPassword,
  login,
  readMe,
  refreshAccess,
  registerRider,
} from "../../contract/accounts/accounts.endpoints.ts";
import { sendContactMessage } from "../../contract/messages/messages.endpoints.ts";
import { findNearestPlace, getDirections, suggestPlaces } from "../../contract/places/places.endpoints.ts";
import { bookRide, listRideRequests } from "../../contract/rides/rides.endpoints.ts";
import { cancelTrackedRide, trackRide } from "../../contract/rides/tracking.endpoints.ts";
import { takeLoggedErrors } from "../testing/logged-errors.ts";
import { aBooking } from "../testing/rides.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";

/** Words that come from nowhere else, so that finding one in the log means that somebody wrote it there. */
const MARKED = {
  name: "Zwartemarkt",
  phone: "5907713",
  email: "zebedeo.zoutpan@trupial.example",
  username: "zebedeo77",
  password: "zoutpan-geheim-77",
  pickup: "Zoutpanweg zevenenzeventig",
  dropoff: "Zuidermolenhuisje",
  notes: "zilverkleurige koffer",
  message: "zeer persoonlijke vraag",
  query: "zoutpanw",
  lat: 12.177133,
  lng: -68.977133,
};

onEachDatabase(
  "the log, at its loudest,",
  (house) => {
    it("holds no name, phone, e-mail, place, password, code or token of anybody", async () => {
      const secrets = await liveThroughADay(house);
      const marks = [...Object.values(MARKED), ...secrets].map(String);
      const logged = house.log.lines.join("\n");
      expect(house.log.lines.length).toBeGreaterThan(20);
      expect(logged).toContain("/api/book-ride/");
      expect(marks.filter((mark) => logged.toLowerCase().includes(mark.toLowerCase()))).toEqual([]);
    });

    it("holds none of a row that the database refuses in an unexpected way", async () => {
      await sql`alter table rides add constraint no_marks check (rider_name not like 'Zwarte%') not valid`.execute(
        house.db,
      );
      const response = await house.ask(bookRide, { body: markedBooking(house) });
      expect(response.statusCode).toBe(500);
      const errors = takeLoggedErrors().join("\n");
      expect(errors).toContain("23514");
      for (const mark of [MARKED.name, MARKED.phone, MARKED.pickup]) expect(errors).not.toContain(mark);
    });
  },
  { logLevel: "trace" },
);

/** Everything that people say to the house; returns the codes and tokens it says to them. */
async function liveThroughADay(house: TestHouse): Promise<string[]> {
  const { name, phone, email, username, password, message, query, lat, lng } = MARKED;
  await house.ask(suggestPlaces, { query: { q: query } });
  await house.ask(findNearestPlace, { query: { lat, lng } });
  await house.ask(getDirections, { query: { from: `${lat},${lng}`, to: "12.1889,-68.9597" } });
  const ride = await house.call(bookRide, { body: markedBooking(house) });
  const trackingCode = String(ride.tracking_code);
  const params = { tracking_code: trackingCode };
  await house.call(trackRide, { params });
  await house.app.inject({ url: `/track/${trackingCode}` });
  await house.app.inject({ url: `/nl/track/${trackingCode}` });
  await house.call(cancelTrackedRide, { params });
  await house.call(sendContactMessage, { body: { name, email, message } });
  const signedUp = await house.call(registerRider, {
    body: { username, password, email, phone_number: phone, first_name: name, last_name: name },
  });
  const signedIn = await house.call(login, { body: { username: email, password } });
  await house.ask(login, { body: { username, password: `${password}!` } });
  await house.ask(forgotPassword, { body: { email } });
  await house.call(refreshAccess, { body: { refresh: signedIn.refresh } });
  await house.call(readMe, { token: signedIn.access });
  await house.call(bookRide, { body: markedBooking(house), token: signedIn.access });
  await house.call(listRideRequests, { token: signedIn.access });
  return [trackingCode, signedUp.access, signedUp.refresh, signedIn.access, signedIn.refresh];
}

function markedBooking(house: TestHouse) {
  return aBooking(house, {
    rider_name: MARKED.name,
    rider_phone: MARKED.phone,
    rider_email: MARKED.email,
    pickup_location: MARKED.pickup,
    pickup_lat: MARKED.lat,
    pickup_lng: MARKED.lng,
    dropoff_location: MARKED.dropoff,
    notes: MARKED.notes,
  });
}
