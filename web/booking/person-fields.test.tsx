import { screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { endSession } from "../api/session.ts";
import { renderPart } from "../testing/render.tsx";
import { type BookingDraft, EMPTY_BOOKING } from "./booking-draft.ts";
import { PersonFields } from "./person-fields.tsx";

// A guest, whoever was signed in before.
beforeEach(() => endSession("signed-out"));

function renderPerson({ asksFlight = false } = {}) {
  const seen: { draft: BookingDraft } = { draft: EMPTY_BOOKING };
  const keep = (draft: BookingDraft) => {
    seen.draft = draft;
    return draft;
  };
  function Person() {
    const [draft, setDraft] = useState(EMPTY_BOOKING);
    return (
      <PersonFields
        draft={draft}
        onChange={(values) => setDraft(keep({ ...draft, ...values }))}
        error={null}
        asksFlight={asksFlight}
      />
    );
  }
  return { ...renderPart(<Person />), seen };
}

const isFolded = (label: string) => screen.getByLabelText(label).closest("details") !== null;

test("an address for the receipt is asked beside the phone, and what the car must have where everybody sees it", () => {
  renderPerson();
  for (const label of ["Email", "Child seat", "Wheelchair"]) expect(isFolded(label)).toBe(false);
  expect(isFolded("Notes for the driver")).toBe(true);
  expect(screen.getByText("Receipt and changes go here (optional)")).toBeTruthy();
});

test("one press asks for a child seat, and then for how many and how old each child is", async () => {
  const { user, seen } = renderPerson();
  await user.click(screen.getByLabelText("Child seat"));
  expect(seen.draft).toMatchObject({ child_seat: true, child_ages: "?" });
  await user.click(screen.getByRole("button", { name: "One more" }));
  await user.selectOptions(screen.getByLabelText("Age of child 1"), "Under 1");
  await user.selectOptions(screen.getByLabelText("Age of child 2"), "4 years");
  expect(seen.draft.child_ages).toBe("0, 4");
  await user.click(screen.getByLabelText("Child seat"));
  expect(seen.draft).toMatchObject({ child_seat: false, child_ages: "" });
});

test("one press asks for a wheelchair, and then whether it folds", async () => {
  const { user, seen } = renderPerson();
  expect(screen.queryByLabelText("Folding wheelchair")).toBeNull();
  await user.click(screen.getByLabelText("Wheelchair"));
  await user.click(screen.getByLabelText("Folding wheelchair"));
  expect(seen.draft).toMatchObject({ wheelchair: true, wheelchair_folds: true });
  await user.click(screen.getByLabelText("Wheelchair"));
  expect(seen.draft).toMatchObject({ wheelchair: false, wheelchair_folds: false });
});

test("a flight that may be given says that it needn't be, and what comes of it", () => {
  renderPerson({ asksFlight: true });
  const field = screen.getByLabelText("Flight number");
  const below = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(below?.textContent).toBe("Optional. Your driver then knows which plane you come by.");
});
