import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import type { Place } from "../../domain/places/place.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import text from "./finding/strings/en.ts";
import "./pin-dialog.tsx";
import { NO_PLACE } from "./chosen-place.ts";
import { PlaceField } from "./place-field.tsx";
import { placeFiles } from "./place-files.ts";

/** What tells the number of a house comes when a test says so; the browser's own list of places never comes. */
let housesCome = () => {};
beforeEach(() => {
  const awaited = new Promise<void>((done) => (housesCome = done));
  const { typed } = placeFiles;
  placeFiles.typed = async () => {
    await awaited;
    return typed();
  };
});

const MAHAAI: Place = { name: "Mahaai", kind: "neighbourhood", area: "Willemstad", lat: 12.12, lng: -68.9 };
const OOST: Place = { name: "Schottegatweg Oost", kind: "street", area: "Mahaai", lat: 12.125, lng: -68.903 };

function Booking() {
  const [pickup, setPickup] = useState(NO_PLACE);
  const [dropoff, setDropoff] = useState(NO_PLACE);
  return (
    <form aria-label="Booking">
      <PlaceField label="Pickup" name="pickup_location" value={pickup} onChange={setPickup} />
      <PlaceField label="Drop-off" name="dropoff_location" value={dropoff} onChange={setDropoff} />
      <output aria-label="Sent">{JSON.stringify(pickup)}</output>
    </form>
  );
}

/** Types a place and goes on to the next field before the server has said anything of it. */
async function goOnEarly(answer: () => Response | { results: Place[]; approximate: boolean }) {
  housesCome();
  const waiting: (() => void)[] = [];
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  serverAnswers(suggestPlacesEndpoint, async () => {
    await new Promise<void>((come) => waiting.push(come));
    return answer();
  });
  const { user } = renderPart(<Booking />);
  await user.type(field("Pickup"), "maha{ArrowDown}{Enter}{Tab}");
  expect(document.activeElement).toBe(field("Drop-off"));
  await waitFor(() => expect(waiting.length).toBeGreaterThan(3));
  await act(async () => {
    for (const come of waiting) come();
  });
  return user;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });
const sent = () => JSON.parse(screen.getByLabelText("Sent").textContent ?? "null") as typeof NO_PLACE;

test("a house number that was typed stays, however late what the browser loads to tell it", async () => {
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  const asked = serverAnswers(suggestPlacesEndpoint, () => ({ results: [OOST], approximate: false }));
  const { user } = renderPart(<Booking />);
  await user.type(field("Pickup"), "schottegatweg oost 12");
  await waitFor(() => expect(asked.at(-1)?.query.get("q")).toBe("schottegatweg oost 12"));
  await user.keyboard("{Enter}");
  housesCome();
  await waitFor(() =>
    expect(sent()).toEqual({ text: "Schottegatweg Oost 12", lat: OOST.lat, lng: OOST.lng }),
  );
});

test("a place that was picked before the answer came is picked once it comes, though its field was left", async () => {
  await goOnEarly(() => ({ results: [MAHAAI], approximate: false }));
  await waitFor(() => expect(sent()).toEqual({ text: "Mahaai", lat: MAHAAI.lat, lng: MAHAAI.lng }));
  expect(field("Pickup").getAttribute("aria-invalid")).toBeNull();
});

for (const [what, answer] of [
  ["finds no place", () => ({ results: [], approximate: false })],
  ["fails", () => refusal("invalid_input")],
] as const)
  test(`where that answer ${what} the field says so, and nobody is called away from the next one`, async () => {
    const user = await goOnEarly(answer);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(text.nothingFound));
    expect(field("Pickup").getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(field("Drop-off"));
    await user.type(field("Pickup"), "i");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field("Pickup").getAttribute("aria-invalid")).toBeNull();
  });
