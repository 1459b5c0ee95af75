import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { findNearestPlaceEndpoint } from "../../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { refusePosition, standAt } from "../testing/position.ts";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { EMPTY_BOOKING } from "./booking-draft.ts";
import { TripForm } from "./trip-form.tsx";

const nothing = () => undefined;

function Form() {
  const [draft, setDraft] = useState(EMPTY_BOOKING);
  return (
    <TripForm
      draft={draft}
      onChange={(values) => setDraft({ ...draft, ...values })}
      onCalculate={nothing}
      calculating={false}
      error={null}
      refused={{}}
    />
  );
}

async function askForPosition() {
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [], approximate: false }));
  const { user } = renderPart(<Form />);
  await user.click(screen.getByRole("button", { name: "Use My Location" }));
  return user;
}

test.each([
  [1, "denied", "Please allow location access."],
  [3, "timed out", "Unable to access your location."],
  [0, "absent", "Geolocation is not supported by your browser."],
] as const)("with code %i, location %s, the form says so and takes a typed place", async (code, _, says) => {
  refusePosition(code);
  const user = await askForPosition();
  expect(await screen.findByText(says)).toBeTruthy();
  const [pickup] = screen.getAllByRole("combobox");
  await user.type(pickup as HTMLElement, "Punda");
  await waitFor(() => expect(screen.queryByText(says)).toBeNull());
});

test("a position that has no address, or cannot be looked up, is said in the words of the specification", async () => {
  standAt(52.37, 4.9);
  serverAnswers(findNearestPlaceEndpoint, () => refusal("off_island"));
  const user = await askForPosition();
  expect(await screen.findByText("No address found for your location.")).toBeTruthy();
  serverAnswers(findNearestPlaceEndpoint, () => Promise.reject(new TypeError("gone")));
  await user.click(screen.getByRole("button", { name: "Use My Location" }));
  expect(await screen.findByText("Error fetching your location.")).toBeTruthy();
});

test("a position that no car can reach is put on the nearest street, and the reader is told why", async () => {
  const street = { name: "Franklin D. Rooseveltweg", lat: 12.19, lng: -68.95, distance_m: 140 };
  const hato = {
    name: "Hato",
    kind: "airport",
    area: "Hato",
    lat: 12.184,
    lng: -68.957,
    near: true,
  } as const;
  const found = { ...hato, approximate: false };
  standAt(12.1889, -68.9598);
  const sentence = "That is on the runway. We put the pin on the nearest street.";
  serverAnswers(findNearestPlaceEndpoint, () => ({
    ...found,
    street,
    off_street: "runway" as const,
    off_street_sentence: sentence,
  }));
  const user = await askForPosition();
  expect(await screen.findByText(sentence)).toBeTruthy();
  const [pickup] = screen.getAllByRole<HTMLInputElement>("combobox");
  expect(pickup?.value).toContain("Hato");

  // Too far out to have a name: refused, with the street that is offered.
  const inWater = "That is in the water. We put the pin on the nearest street.";
  const asked = serverAnswers(findNearestPlaceEndpoint, ({ query }) =>
    query.get("lat") === String(street.lat)
      ? found
      : refusal("off_island", { nearest_street: street, off_street_sentence: inWater }),
  );
  await user.click(screen.getByRole("button", { name: "Use My Location" }));
  expect(await screen.findByText(inWater)).toBeTruthy();
  expect(asked).toHaveLength(2);
});
