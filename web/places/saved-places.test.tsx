import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { listSavedPlacesEndpoint, savePlaceEndpoint } from "../../contract/accounts/own-lists.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import type { Place } from "../../domain/places/place.ts";
import { startSession } from "../api/session.ts";
import { forgetPerson } from "../app/forget-person.ts";
import { haveBookOf } from "../testing/place-book.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { NO_PLACE } from "./chosen-place.ts";
import { PlaceField } from "./place-field.tsx";
import { savedPlaces } from "./recent-places.ts";
import { savePlace } from "./saved-places.ts";

haveBookOf();

const MAHAAI: Place = { name: "Mahaai", kind: "neighbourhood", area: "Willemstad", lat: 12.12, lng: -68.9 };
const PUNDA: Place = { name: "Punda", kind: "town", area: "Willemstad", lat: 12.105, lng: -68.933 };

function Fields() {
  const [from, setFrom] = useState(NO_PLACE);
  const [to, setTo] = useState(NO_PLACE);
  return (
    <>
      <PlaceField label="From" name="from" value={from} onChange={setFrom} />
      <PlaceField label="To" name="to" value={to} onChange={setTo} />
    </>
  );
}

test("a chosen place is saved as home, and stands first under that name in every field", async () => {
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [PUNDA, MAHAAI], approximate: false }));
  const { user } = renderPart(<Fields />);
  await user.click(screen.getByRole("combobox", { name: "From" }));
  await user.click(await screen.findByRole("option", { name: /Mahaai/ }));
  expect(savedPlaces()).toEqual({});
  await user.click(screen.getByRole("combobox", { name: "To" }));
  await user.click(screen.getByRole("combobox", { name: "From" }));
  await user.click(await screen.findByRole("option", { name: /Save as Home/ }));
  expect(savedPlaces().home?.name).toBe("Mahaai");
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: "From" }).value).toBe("Mahaai");

  await user.click(screen.getByRole("combobox", { name: "To" }));
  const [first] = await screen.findAllByRole("option");
  expect(first?.textContent).toBe("MahaaiHome, Neighborhood, Willemstad");
  await user.click(first ?? document.body);
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: "To" }).value).toBe("Mahaai");
  // Nothing of it is left on the device of somebody who signs out.
  forgetPerson();
  expect(savedPlaces()).toEqual({});
});

test("what was saved before signing in goes to the account, and what the account has comes to the device", async () => {
  savePlace({ saves: "home", place: MAHAAI });
  startSession({ username: "maya", role: "rider", access: "a", refresh: null }, true);
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [], approximate: false }));
  serverAnswers(listRideRequestsEndpoint, () => []);
  const kept = new Map([["hotel", PUNDA]]);
  const sent = serverAnswers(savePlaceEndpoint, ({ body }) => {
    kept.set("home", body as Place);
    return null;
  });
  serverAnswers(listSavedPlacesEndpoint, () =>
    [...kept].map(([as, place]) => ({ ...place, saved_as: as as "home" | "hotel" })),
  );
  const { user } = renderPart(<Fields />);
  await user.click(screen.getByRole("combobox", { name: "From" }));
  expect(await screen.findByRole("option", { name: /^Punda Hotel,/ })).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([MAHAAI]);
  expect(savedPlaces()).toMatchObject({ home: MAHAAI, hotel: PUNDA });
  // With somebody signed in a place is sent as it is saved.
  savePlace({ saves: "home", place: PUNDA });
  await waitFor(() => expect(sent.at(-1)?.body).toEqual(PUNDA));
});
