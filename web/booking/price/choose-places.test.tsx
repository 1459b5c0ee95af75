import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { Place } from "../../../domain/places/place.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import type { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import type { TripPlaces } from "../booking-draft.ts";
import { choosePlaces } from "./choose-places.ts";
import { haveBookOf } from "../../testing/place-book.ts";
import { madeOf } from "../../testing/filled.ts";

const PUNDA: Place = {
  name: "Punda",
  kind: "neighbourhood",
  area: "Willemstad",
  lat: 12.1061,
  lng: -68.9335,
};
const OOST: Place = { name: "Schottegatweg Oost", kind: "street", area: "Mahaai", lat: 12.125, lng: -68.903 };

haveBookOf(PUNDA);

const typed = (text: string) => ({ text, lat: null, lng: null });
const PICKED = { text: "Our own door", lat: 12.1, lng: -68.9 };

test("a line that was typed in full is that place, with its house number; what was picked stays", async () => {
  const asked = serverAnswers(suggestPlacesEndpoint, () => ({ results: [PUNDA, OOST], approximate: false }));
  const chosen = await choosePlaces({
    pickup: typed(" pundà "),
    dropoff: PICKED,
    stops: [typed("schottegatweg oost 12"), typed("")],
  });
  expect(chosen).toEqual({
    pickup: { text: "Punda", lat: PUNDA.lat, lng: PUNDA.lng },
    dropoff: PICKED,
    stops: [{ text: "Schottegatweg Oost 12", lat: OOST.lat, lng: OOST.lng }, typed("")],
  });
  expect(asked).toHaveLength(2);
});

test("every line that is only like a place is refused by its name and what was typed", async () => {
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [PUNDA], approximate: false }));
  const villa = typed(" Villa near Punda");
  const refusedFor = (places: TripPlaces) => choosePlaces(places).catch(({ fields }: ApiError) => fields);
  const whole = { pickup: PICKED, dropoff: typed("Punda"), stops: [] };
  expect(await refusedFor({ ...whole, dropoff: villa })).toEqual({ dropoff_location: "Villa near Punda" });
  expect(await refusedFor({ ...whole, pickup: villa })).toEqual({ pickup_location: "Villa near Punda" });
  expect(await refusedFor({ ...whole, stops: [PICKED, villa] })).toEqual({ stops: "Villa near Punda" });
  expect(await refusedFor({ ...whole, pickup: villa, dropoff: villa })).toEqual({
    pickup_location: "Villa near Punda",
    dropoff_location: "Villa near Punda",
  });
});

test("a place that was retired is not chosen from the book that came with the page", async () => {
  serverAnswers(suggestPlacesEndpoint, () => refusal("internal"));
  const trip = { pickup: PICKED, dropoff: typed("Punda"), stops: [] };
  expect((await choosePlaces(trip)).dropoff.lat).not.toBeNull();
  setCached(
    read(getConfigEndpoint),
    madeOf(getConfigEndpoint.output, { map: { retired_places: ["Punda"] } }),
  );
  await expect(choosePlaces(trip)).rejects.toMatchObject({ fields: { dropoff_location: "Punda" } });
});
