import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import type { Place } from "../../domain/places/place.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import text from "./finding/strings/en.ts";
// Its code is there before a test waits for it.
import "./pin-dialog.tsx";
import { placeFiles } from "./place-files.ts";
import { NO_PLACE } from "./chosen-place.ts";
import { PlaceField } from "./place-field.tsx";

const BRIEVENGAT: Place = {
  name: "Brievengat",
  kind: "neighbourhood",
  area: "Willemstad",
  lat: 12.146,
  lng: -68.892,
};

beforeEach(() => {
  const search = (typed: string) => (typed === "brievengat" ? [BRIEVENGAT] : []);
  placeFiles.book = async () => ({ searchKnownPlaces: search });
});

function Pickup() {
  const [place, setPlace] = useState(NO_PLACE);
  return (
    <>
      <PlaceField label="Pickup" name="pickup_location" value={place} onChange={setPlace} />
      <output aria-label="Sent">{JSON.stringify(place)}</output>
    </>
  );
}

test("a description that no list has is near the place that it names, and all of it is for the driver", async () => {
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [], approximate: false }));
  const { user } = renderPart(<Pickup />);
  await user.type(screen.getByRole("combobox", { name: "Pickup" }), "yellow house esso brievengat");
  await screen.findByRole("option", { name: new RegExp(text.onMap) });
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: text.pin.title });
  const near = screen.getByRole<HTMLInputElement>("combobox", { name: text.pin.near });
  await waitFor(() => expect(near.value).toBe("Brievengat"));
  await user.click(screen.getByRole("button", { name: text.pin.use }));
  const sent: unknown = JSON.parse(screen.getByLabelText("Sent").textContent ?? "null");
  expect(sent).toEqual({ text: "yellow house esso brievengat", lat: BRIEVENGAT.lat, lng: BRIEVENGAT.lng });
});
