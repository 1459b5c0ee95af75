import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { findNearestPlaceEndpoint, suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
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
  serverAnswers(findNearestPlaceEndpoint, () => refusal("off_island", 422));
  const user = await askForPosition();
  expect(await screen.findByText("No address found for your location.")).toBeTruthy();
  serverAnswers(findNearestPlaceEndpoint, () => Promise.reject(new TypeError("gone")));
  await user.click(screen.getByRole("button", { name: "Use My Location" }));
  expect(await screen.findByText("Error fetching your location.")).toBeTruthy();
});
