import { sql } from "kysely";
import { expect, it } from "vitest";
import {
  forgotPasswordEndpoint,
  loginEndpoint,
  refreshAccessEndpoint,
  registerRiderEndpoint,
} from "../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { findNearestPlaceEndpoint, getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { bookRideEndpoint, listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { cancelTrackedRideEndpoint, trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { takeLoggedErrors } from "../testing/logged-errors.ts";
import { aBooking } from "../testing/rides.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";
import { COMMIT, VERSION } from "../process/version.ts";

/** Words that come from nowhere else, so that finding one in the log means that somebody wrote it there. */
const MARKED = {
  name: "Zwartemarkt",
  phone: "5907713",
  email: "zebedeo.zoutpan@trupial.example",
  username: "zebedeo77",
  password: "zoutpan-geheim-77",
  pickup: "Zoutpanweg zevenenzeventig",
  dropoff: "Zuidermolenhuisje",
  stop: "Zeventien zuilenplein",
  notes: "zilverkleurige koffer",
  message: "zeer persoonlijke vraag",
  query: "zoutpanw",
  lat: 12.177133,
  lng: -68.977133,
};

onADatabase(
  "the log, at its loudest,",
  (server) => {
    it("holds no name, phone, e-mail, place, password, code or token of anybody", async () => {
      const secrets = await liveThroughADay(server);
      const secretWords = [...Object.values(MARKED), ...secrets].map(String);
      const logged = server.log.said();
      expect(server.log.lines.length).toBeGreaterThan(20);
      expect(logged).toContain("/api/book-ride/");
      expect(secretWords.filter((mark) => logged.toLowerCase().includes(mark.toLowerCase()))).toEqual([]);
    });

    it("has one line for a request, of one shape, whatever was asked", async () => {
      const before = server.log.lines.length;
      await server.app.inject({ url: "/api/test/" });
      await server.app.inject({ url: "/api/rides/1/?token=secret" });
      await server.app.inject({ url: "/nothing/here" });
      const lines = server.log.lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
      const shape = { level: 30, msg: "request", version: VERSION, commit: COMMIT };
      expect(lines).toEqual(
        [
          { route: "/api/test/", status: 200 },
          { route: "/api/rides/:id/", status: 401 },
          { route: "pages and files", status: 404 },
        ].map((line) => ({
          ...shape,
          ...line,
          method: "GET",
          time: expect.any(Number),
          ms: expect.any(Number),
          request_id: expect.stringMatching(/^[\da-f-]{36}$/),
        })),
      );
    });

    it("holds none of a row that the database refuses in an unexpected way", async () => {
      await sql`alter table rides add constraint no_marks check (rider_name not like 'Zwarte%') not valid`.execute(
        server.db,
      );
      const response = await server.request(bookRideEndpoint, { body: markedBooking(server) });
      expect(response.statusCode).toBe(500);
      const errors = takeLoggedErrors().join("\n");
      expect(errors).toContain("23514");
      for (const mark of [MARKED.name, MARKED.phone, MARKED.pickup]) expect(errors).not.toContain(mark);
    });
  },
  { logLevel: "trace" },
);

/** Everything that people send to the server; returns the codes and tokens it answers. */
async function liveThroughADay(server: TestServer): Promise<string[]> {
  const { name, phone, email, username, password, message, query, lat, lng } = MARKED;
  await server.request(suggestPlacesEndpoint, { query: { q: query } });
  await server.request(findNearestPlaceEndpoint, { query: { lat, lng } });
  await server.request(getDirectionsEndpoint, { query: { from: `${lat},${lng}`, to: "12.1889,-68.9597" } });
  const ride = await server.call(bookRideEndpoint, { body: markedBooking(server) });
  const trackingCode = String(ride.tracking_code);
  const params = { tracking_code: trackingCode };
  await server.call(trackRideEndpoint, { params });
  await server.app.inject({ url: `/track/${trackingCode}` });
  for (const spelling of [
    `//api/track/${trackingCode}/`,
    `/api/%74rack/${trackingCode}/`,
    `/api//track/${trackingCode}/events/`,
    `/API/track/${trackingCode}`,
    `/api/track/${trackingCode}/%E0%A4%A`,
    `/nl/%74rack/${trackingCode}`,
  ]) {
    await server.app.inject({ url: `http://localhost${spelling}` });
  }
  await server.app.inject({ url: `/nl/track/${trackingCode}` });
  await server.call(cancelTrackedRideEndpoint, { params });
  await server.call(sendContactMessageEndpoint, { body: { name, email, message } });
  const signedUp = await server.call(registerRiderEndpoint, {
    body: { username, password, email, phone_number: phone, first_name: name, last_name: name },
  });
  const signedIn = await server.call(loginEndpoint, { body: { username: email, password } });
  await server.request(loginEndpoint, { body: { username, password: `${password}!` } });
  await server.request(forgotPasswordEndpoint, { body: { email } });
  await server.call(refreshAccessEndpoint, { body: { refresh: signedIn.refresh } });
  await server.call(readMeEndpoint, { token: signedIn.access });
  await server.call(bookRideEndpoint, { body: markedBooking(server), token: signedIn.access });
  await server.call(listRideRequestsEndpoint, { token: signedIn.access });
  return [trackingCode, signedUp.access, signedUp.refresh, signedIn.access, signedIn.refresh];
}

function markedBooking(server: TestServer) {
  return aBooking(server, {
    rider_name: MARKED.name,
    rider_phone: MARKED.phone,
    rider_email: MARKED.email,
    pickup_location: MARKED.pickup,
    pickup_lat: MARKED.lat,
    pickup_lng: MARKED.lng,
    dropoff_location: MARKED.dropoff,
    stops: [{ location: MARKED.stop, lat: MARKED.lat, lng: MARKED.lng }],
    notes: MARKED.notes,
  });
}
