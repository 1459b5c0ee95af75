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

type Refused = { error: string; detail?: string; code: string; results?: unknown };

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
    const fields = (await server.ask(bookRideEndpoint, { body, token })).json<Refused>();
    expect([fields.code, fields.error]).toEqual(["invalid_input", "Bitte prüfen Sie: passenger_count."]);
    const none = (await server.request(getRideEndpoint, { params: { id: 9_999 }, token })).json<Refused>();
    expect(none.error).toBe("Auf diesem Konto gibt es keine solche Fahrt und keinen solchen Ort.");
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
