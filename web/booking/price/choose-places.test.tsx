import { expect, test } from "vitest";
import type { Place } from "../../../contract/places/place.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import { serverAnswers } from "../../testing/server.ts";
import { choosePlaces } from "./choose-places.ts";

const PUNDA: Place = {
  name: "Punda",
  kind: "neighbourhood",
  area: "Willemstad",
  lat: 12.1061,
  lng: -68.9335,
};
const OOST: Place = { name: "Schottegatweg Oost", kind: "street", area: "Mahaai", lat: 12.125, lng: -68.903 };

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

test("a line that is only like a place is refused by what was typed", async () => {
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [PUNDA], approximate: false }));
  await expect(
    choosePlaces({ pickup: PICKED, dropoff: typed("Villa near Punda"), stops: [] }),
  ).rejects.toMatchObject({ fields: { place: "Villa near Punda" } });
});
