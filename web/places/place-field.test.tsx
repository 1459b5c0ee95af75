import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Place } from "../../domain/places/place.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { findNearestPlaceEndpoint } from "../../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
// Its code is there before a test waits for it.
import "./pin-dialog.tsx";
import { NO_PLACE } from "./chosen-place.ts";
import { PlaceField } from "./place-field.tsx";
import text from "./finding/strings/en.ts";
import { haveBookOf } from "../testing/place-book.ts";

// The island's own book would answer as well; here the server alone does.
haveBookOf();

const MAHAAI: Place = { name: "Mahaai", kind: "neighbourhood", area: "Willemstad", lat: 12.12, lng: -68.9 };
const OOST: Place = { name: "Schottegatweg Oost", kind: "street", area: "Mahaai", lat: 12.125, lng: -68.903 };

const outer = vi.fn<() => void>();

function Booking() {
  const [place, setPlace] = useState(NO_PLACE);
  return (
    <form aria-label="Booking" onSubmit={outer}>
      <PlaceField label="Pickup" name="pickup_location" value={place} onChange={setPlace} />
      <output aria-label="Sent">{JSON.stringify(place)}</output>
    </form>
  );
}

function renderField(places: readonly Place[]) {
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [...places], approximate: false }));
  return renderPart(<Booking />);
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });
const sent = () => JSON.parse(screen.getByLabelText("Sent").textContent ?? "null") as typeof NO_PLACE;

const use = () => screen.getByRole("button", { name: text.pin.use });

test("an address that no list has is booked by a place nearby", async () => {
  const { user } = renderField([]);
  await user.type(field("Pickup"), "Kaya Uranus 14");
  expect(await screen.findByRole("option", { name: new RegExp(text.onMap) })).toBeTruthy();
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: text.pin.title });
  const address = screen.getByLabelText<HTMLInputElement>(text.pin.address);
  expect(address.value).toBe("Kaya Uranus 14");
  await waitFor(() => expect(document.activeElement).toBe(address));
  // The map that was asked for is to be seen.
  const near = field(text.pin.near);
  expect(near.getAttribute("aria-expanded")).toBe("false");

  await user.click(use());
  expect((await screen.findByRole("alert")).textContent).toBe(text.pin.needed);
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [MAHAAI], approximate: false }));
  await user.type(near, "mahaai");
  expect(await screen.findByRole("option", { name: /Mahaai/ })).toBeTruthy();
  expect(within(screen.getByRole("dialog")).queryByText(text.onMap)).toBeNull();
  await user.keyboard("{Enter}");
  await user.click(use());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent()).toEqual({ text: "Kaya Uranus 14, Mahaai", lat: MAHAAI.lat, lng: MAHAAI.lng });
  expect(outer).not.toHaveBeenCalled();
});

test("a pin that no car can come to goes to the nearest street, and says so before it is taken", async () => {
  const { user } = renderField([]);
  await user.type(field("Pickup"), "Villa Azul");
  expect(await screen.findByRole("option", { name: new RegExp(text.onMap) })).toBeTruthy();
  await user.keyboard("{Enter}");
  const near = await screen.findByRole("combobox", { name: text.pin.near });
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [MAHAAI], approximate: false }));
  await user.type(near, "mahaai");
  expect(await screen.findByRole("option", { name: /Mahaai/ })).toBeTruthy();
  await user.keyboard("{Enter}");

  const street = { name: "Kaya Mar", lat: 12.115, lng: -68.905 };
  const sentence = "No street leads there.";
  const { lat, lng } = MAHAAI;
  const atSea = { name: "Mahaai", kind: "neighbourhood", area: "Mahaai", lat, lng, near: true } as const;
  serverAnswers(findNearestPlaceEndpoint, () => ({ ...atSea, street, off_street_sentence: sentence }));
  (await screen.findByRole("button", { name: /Villa Azul/ })).focus();
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(use());
  await waitFor(() => expect(sent()).toEqual({ text: "Villa Azul, Mahaai", lat: 12.115, lng: -68.905 }));
});

test("the number of a house is kept for the driver", async () => {
  const { user } = renderField([OOST]);
  await user.type(field("Pickup"), "schottegatweg oost 12");
  expect(await screen.findByRole("option", { name: /Schottegatweg Oost 12/ })).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(sent()).toEqual({ text: "Schottegatweg Oost 12", lat: OOST.lat, lng: OOST.lng });
});
