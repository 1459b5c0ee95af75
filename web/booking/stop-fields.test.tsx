import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { EMPTY_BOOKING } from "./booking-draft.ts";
import { JourneyFields } from "./journey-fields.tsx";
import { stopsToSend } from "./stops.ts";
import bookingStrings from "./strings/en.ts";

function Journey() {
  const [draft, setDraft] = useState(EMPTY_BOOKING);
  const sent = stopsToSend(draft.stops).map(({ location }) => location);
  return (
    <>
      <JourneyFields
        journey={draft}
        onChange={(values) => setDraft({ ...draft, ...values })}
        labels={bookingStrings}
      />
      <output aria-label="Sent">{sent.join(", ")}</output>
    </>
  );
}

function renderJourney() {
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [] }));
  return renderPart(<Journey />);
}

const add = () => screen.getByRole("button", { name: "Add a stop" });
const stop = (number: number) => screen.getByRole("combobox", { name: `Stop ${number}` });

test("a stop is typed where it was added, three at most, and an empty one is none", async () => {
  const { user } = renderJourney();
  await user.click(add());
  expect(document.activeElement).toBe(stop(1));
  await user.keyboard("Punda");
  await user.click(add());
  await user.click(add());
  expect(document.activeElement).toBe(stop(3));
  await user.keyboard("Westpunt");
  expect(screen.queryByRole("button", { name: "Add a stop" })).toBeNull();
  expect(screen.getByRole("status", { name: "Sent" }).textContent).toBe("Punda, Westpunt");
});

test("one that is taken away leaves the others, and the focus where the next is added", async () => {
  const { user } = renderJourney();
  for (const name of ["Punda", "Otrobanda", "Westpunt"]) {
    await user.click(add());
    await user.keyboard(name);
  }
  await user.click(screen.getByRole("button", { name: "Remove stop 2" }));
  expect(screen.getByRole("status", { name: "Sent" }).textContent).toBe("Punda, Westpunt");
  expect(document.activeElement).toBe(add());
});
