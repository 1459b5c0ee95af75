import { describe, expect, it } from "vitest";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { knownPlaces } from "../places/place-book.ts";
import { placeNames } from "../places/place-names.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookARide } from "../testing/rides.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";
import { nearestIfElsewhere } from "./named-elsewhere.ts";

/** Two points beside Sambil, 440 m apart. */
const HERE = { pickup_lat: 12.12, pickup_lng: -68.93, dropoff_lat: 12.124, dropoff_lng: -68.93 };
const AIRPORT = "Curaçao International Airport (Hato)";

/** What a driver reads as the airport, in letters that a computer could take for another name. */
const READS_AS_AIRPORT: ReadonlyArray<readonly [how: string, name: string]> = [
  ["a zero-width space", "Cu\u200braçao International Airport (Hato)"],
  ["a soft hyphen", "Curaçao Inter\u00adnational Airport (Hato)"],
  ["a word joiner and a byte order mark", "Curaçao\u2060 International\ufeff Airport (Hato)"],
  [
    "a combining grapheme joiner and a variation selector",
    "Cura\u034fçao International Air\ufe0fport (Hato)",
  ],
  ["a Hangul filler", "Curaçao Inter\u3164national Airport (Hato)"],
  ["a direction mark", "\u202dCuraçao International Airport (Hato)\u202c"],
  ["Cyrillic letters", "Curaçао International Аirport (Hatо)"],
  ["Greek letters", "Curaçaο Ιnternational Αirport (Hatο)"],
  ["full-width letters", "Ｃｕｒａçａｏ International Ａｉｒｐｏｒｔ (Hato)"],
  ["mathematical letters", "Curaçao International 𝐀𝐢𝐫𝐩𝐨𝐫𝐭 (Hato)"],
  ["a zero and a one", "Curaçao 1nternational Airp0rt (Hat0)"],
  ["a small L and two Vs", "Curaçao lnternational Airport (Hato)"],
  ["a letter twice", "Curaçao International Airportt (Hato)"],
  ["narrow spaces within a word", "Cura\u200açao International Air\u2009port (Hato)"],
  ["strokes and accents", "Cüràçáø Íntërnâtíõnàl Aírpört (Hátó)"],
  ["capitals and dashes", "CURAÇAO-INTERNATIONAL-AIRPORT HATO"],
];

/** The same with more to it: no place has this name, but one stands in it. */
const CONTAINS_AIRPORT = [
  "Hato airport (arrivals)",
  "Arrivals, Curaçao International Airport (Hato), Curaçao",
  "in front of Hato Аirport",
  "Hаt0 Airport hall B",
  "Opposite Sambil: Hato airport arrivals",
];

onADatabase("a place that reads as another", (server) => {
  let phone = 5_560_000;
  const book = (name: string) =>
    bookARide(server, {
      ...HERE,
      pickup_location: name,
      dropoff_location: "Westpunt",
      rider_phone: String(phone++),
    });

  it.each(READS_AS_AIRPORT)("costs what that one costs: %s", async (_how, name) => {
    const honest = await book(AIRPORT);
    const tampered = await book(name);
    expect(tampered.calculated_fare).toBe(honest.calculated_fare);
    expect(tampered.pickup_location).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
  });

  it.each(CONTAINS_AIRPORT)(
    "is shown to dispatch and driver with what its point is near: %s",
    async (name) => {
      const booked = await book(name);
      const near = (await readAs(server, booked.id)).map(({ pickup_near }) => pickup_near);
      expect(near).toEqual([expect.stringMatching(/\w/), near[0]]);
      const { body } = await server.request(trackRideEndpoint, {
        params: { tracking_code: booked.tracking_code ?? "" },
      });
      expect(body).not.toContain("_near");
    },
  );

  it("is shown so at a stop and after an edit, until the words are right again", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const stop = { location: "Hato airport, hall B", lat: 12.121, lng: -68.931 };
    const { id } = await bookARide(server, { stops: [stop], rider_phone: "5571201" });
    const edit = async (body: object) => {
      const ride = await server.call(updateRideEndpoint, { params: { id }, body, token });
      return [ride.pickup_near, ride.stops?.map(({ near }) => near)];
    };
    const [before] = await readAs(server, id);
    expect(before?.stops?.[0]?.near).toEqual(expect.stringMatching(/\w/));
    const far = { pickup_location: "Westpunt, by the church", pickup_lat: 12.12, pickup_lng: -68.93 };
    expect(await edit(far)).toEqual([expect.stringMatching(/\w/), [before?.stops?.[0]?.near]]);
    expect(await edit({ pickup_location: "Sambil", stops: [] })).toEqual([undefined, undefined]);
  });

  it("is nobody's honest words for where they are", async () => {
    const airportHotel = knownPlaces().find(({ name }) => name === "Airport Hotel Hato");
    const booked = await bookARide(server, {
      pickup_location: "in front of the airport hotel",
      pickup_lat: airportHotel?.lat,
      pickup_lng: airportHotel?.lng,
      rider_phone: "5571202",
    });
    expect((await readAs(server, booked.id)).map(({ pickup_near }) => pickup_near)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("the words for a place of the book at its own point", () => {
  const names = placeNames(knownPlaces());
  const places = {
    listWithin: names.listWithin,
    nearest: async () => ({ place: { ...somewhere, near: true }, approximate: false }),
  };
  const [somewhere = never()] = knownPlaces();

  it.each<(place: { name: string; area: string }) => string>([
    ({ name }) => `in front of ${name}`,
    ({ name, area }) => `${name}, ${area}, Curaçao`,
  ])("agree with it, whichever place it is", async (wordsFor) => {
    const elsewhere = await Promise.all(
      knownPlaces().map(async (place) =>
        (await nearestIfElsewhere(places, { name: wordsFor(place), point: place })) === null
          ? []
          : [place.name],
      ),
    );
    expect(elsewhere.flat()).toEqual([]);
  });

  it("don't where nobody here can read them", async () => {
    const point = { lat: 12.12, lng: -68.93 };
    expect(await nearestIfElsewhere(places, { name: "机场", point })).toBe(somewhere.name);
    expect(await nearestIfElsewhere(places, { name: "机场", point: null })).toBeNull();
  });
});

/** The ride as dispatch and as a driver who could take it see it. */
async function readAs(server: TestServer, id: number) {
  const readers = [await makeAccount(server, { role: "operator" }), await makeDriver(server)];
  return Promise.all(readers.map(({ token }) => server.call(getRideEndpoint, { params: { id }, token })));
}

function never(): never {
  throw new Error("the book is empty");
}
