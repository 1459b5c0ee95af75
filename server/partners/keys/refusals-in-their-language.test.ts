import { expect, it } from "vitest";
import { ALL_ENDPOINTS } from "../../../contract/all-endpoints.ts";
import { errorCodesOf } from "../../../contract/error-codes-of.ts";
import {
  bookRideEndpoint,
  bookRidesEndpoint,
  getRideEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import type { Language } from "../../../domain/languages.ts";
import { en } from "../../../domain/partners/refusals/en.ts";
import { makePartner, makePartnerKey } from "../../testing/partners.ts";
import { aBooking } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { drawKey } from "./key-text.ts";

type Refused = { error: string; detail?: string; code: string; results?: unknown; fields?: object };

onADatabase("what refuses a partner's system", (server) => {
  const past = () => aBooking(server, { ride_datetime: "2020-01-01T12:00:00-04:00" });
  const refusalOf = async (language: Language, accepted?: string) => {
    const { token } = await makePartnerKey(server, (await makePartner(server, { language })).id);
    const headers = accepted === undefined ? {} : { "accept-language": accepted };
    const answer = await server.request(bookRideEndpoint, { body: past(), token, headers });
    return [answer.statusCode, answer.json<Refused>()] as const;
  };

  it("is one sentence in the language that it asks for, else in that of its account; the code stays", async () => {
    const [status, said] = await refusalOf("en");
    expect([status, said.code]).toEqual([422, "pickup_time_out_of_range"]);
    expect(said.detail).toBeUndefined();
    for (const [account, accepted, sentence] of [
      ["nl", undefined, "Kies een ophaaltijd binnen de komende 12 maanden."],
      ["nl", "fr, es;q=0.8, de;q=0.4", "Elija una hora dentro de los próximos 12 meses."],
      ["nl", "fr", "Kies een ophaaltijd binnen de komende 12 maanden."],
      ["en", "pap", "Por fabor skohe un ora den e próksimo 12 luna."],
      ["es", "en", said.error],
    ] as const) {
      const [again, { error, code, detail }] = await refusalOf(account, accepted);
      expect([again, code, error]).toEqual([422, "pickup_time_out_of_range", sentence]);
      expect(detail).toBe(error === said.error ? undefined : said.error);
    }
  });

  it("names what is wrong, of each booking of a list as well", async () => {
    const { token } = await makePartnerKey(server, (await makePartner(server, { language: "de" })).id);
    const headers = { "idempotency-key": "a tour" };
    const list = { bookings: [aBooking(server), past()] };
    const refused = (await server.request(bookRidesEndpoint, { body: list, token, headers })).json<Refused>();
    expect(refused).toMatchObject({
      code: "bookings_refused",
      error:
        "Es wurde nichts gebucht. Buchung 2 von 2 ist nicht möglich: Bitte wählen Sie eine Zeit in den nächsten 12 Monaten.",
      results: [null, { code: "pickup_time_out_of_range", detail: expect.any(String) }],
    });
    const body = { ...aBooking(server), passenger_count: 0 };
    const one = (await server.ask(bookRideEndpoint, { body, token })).json<Refused>();
    const people = "Eine Fahrt fasst 1 bis 8 Personen.";
    expect(one).toMatchObject({
      code: "invalid_input",
      error: `Bitte prüfen Sie passenger_count: ${people}`,
      fields: { passenger_count: people },
    });
    const lists = { bookings: [{ ...body, rider_phone: "12" }] };
    const two = { "idempotency-key": "two wrong fields" };
    const several = (
      await server.ask(bookRidesEndpoint, { body: lists, token, headers: two })
    ).json<Refused>();
    expect(several).toMatchObject({
      error: "Bitte prüfen Sie: bookings.0.passenger_count, bookings.0.rider_phone.",
      fields: {
        "bookings.0.passenger_count": people,
        "bookings.0.rider_phone": expect.stringContaining("sieben Ziffern auf Curaçao"),
      },
    });
    const back = { ride_datetime: "2020-01-01T12:00:00-04:00" };
    const early = { bookings: [aBooking(server, { return_trip: back })] };
    const before = { "idempotency-key": "back before there" };
    const sent = await server.request(bookRidesEndpoint, { body: early, token, headers: before });
    const why = "Die Rückfahrt beginnt nach der Hinfahrt.";
    expect(sent.json<Refused>().results).toMatchObject([
      { error: expect.stringContaining(why), fields: { return_trip: expect.stringContaining(why) } },
    ]);
    const none = (await server.request(getRideEndpoint, { params: { id: 9_999 }, token })).json<Refused>();
    expect(none.error).toBe("Auf diesem Konto gibt es keine solche Fahrt und keinen solchen Ort.");
  });

  it.each([
    ["en", "A list of bookings needs an Idempotency-Key: sent again with it, nothing is booked twice."],
    [
      "nl",
      "Kijk Idempotency-Key na: Een lijst boekingen heeft een Idempotency-Key van 1 tot 255 tekens nodig",
    ],
    ["es", "Revise Idempotency-Key: Una lista de reservas necesita un Idempotency-Key de 1 a 255 caracteres"],
    ["pap", "Por fabor wak Idempotency-Key atrobe: Un lista di reservashon mester di un Idempotency-Key"],
    ["de", "Bitte prüfen Sie Idempotency-Key: Eine Liste von Buchungen braucht einen Idempotency-Key"],
  ] as const)("asks for the key that a list lacks, in their language (%s)", async (language, sentence) => {
    const { token } = await makePartnerKey(server, (await makePartner(server, { language })).id);
    const body = { bookings: [aBooking(server)] };
    for (const headers of [{}, { "idempotency-key": "x".repeat(256) }]) {
      const answer = await server.request(bookRidesEndpoint, { body, token, headers });
      const { code, error, fields } = answer.json<Refused>();
      const named = Object.keys(fields ?? {});
      expect([answer.statusCode, code, named]).toEqual([400, "invalid_input", ["Idempotency-Key"]]);
      // In English it says which of the two it is.
      const isTooLong = "idempotency-key" in headers && language === "en";
      expect(error).toContain(isTooLong ? "An Idempotency-Key has 1 to 255 characters." : sentence);
    }
    const rides = await server.call(listRideRequestsEndpoint, { token });
    expect(rides).toEqual([]);
  });

  it("says so of a key that is none of ours any more, and of nobody else's calls", async () => {
    const headers = { "accept-language": "nl" };
    const dead = await server.request(listRideRequestsEndpoint, { token: drawKey(false), headers });
    expect([dead.statusCode, dead.json<Refused>().error]).toEqual([
      401,
      "Deze sleutel is niet of niet meer geldig. Het kantoor kan een nieuwe maken.",
    ]);
    const inEnglish = await server.request(listRideRequestsEndpoint, { token: drawKey(false) });
    expect(inEnglish.json<Refused>().error).toBe(en.unauthenticated);
    const guest = await server.request(bookRideEndpoint, { body: past(), headers });
    expect(guest.json<Refused>().detail).toBeUndefined();
  });

  it("has a sentence for each code that a key's calls can answer", () => {
    const codes = ALL_ENDPOINTS.filter(({ access }) => access.partner !== "no").flatMap(errorCodesOf);
    expect([...new Set(codes)].filter((code) => !(code in en))).toEqual([]);
  });
});
