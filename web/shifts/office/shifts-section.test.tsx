import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { driverShiftsSchema, shiftsSchema } from "../../../contract/shifts/shifts.ts";
import {
  decideShiftProposalEndpoint,
  getDriverShiftsEndpoint,
  listShiftsEndpoint,
  setDriverShiftsEndpoint,
  setShiftDayEndpoint,
} from "../../../contract/shifts/shifts.endpoints.ts";
import { addDays } from "../../../domain/curacao-days.ts";
import { madeOf } from "../../testing/filled.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { ShiftsSection } from "./shifts-section.tsx";

const MONDAY = "2026-11-23";
const SHIFT = { from: "08:00", until: "17:00", break: { minutes: 30, from: "12:00", until: "14:00" } };
const DAYS = Array.from({ length: 7 }, (_, index) => ({
  day: addDays(MONDAY, index),
  shifts: index < 5 ? [SHIFT] : [],
  by: "week" as const,
  note: null,
}));
const ELVIN = {
  driver_id: 7,
  driver_name: "Elvin Rosalia",
  days: DAYS,
  planned_minutes: 2_550,
  driven_minutes: 90,
  worries: [{ kind: "short_rest" as const, day: MONDAY, minutes: 540 }],
};

function open(facts: object = {}) {
  serverAnswers(listShiftsEndpoint, () =>
    madeOf(shiftsSchema, {
      from: MONDAY,
      days: 7,
      longest_day_hours: 10,
      rest_hours: 11,
      drivers: [{ ...ELVIN, proposal_waits: true }],
    }),
  );
  serverAnswers(getDriverShiftsEndpoint, () =>
    madeOf(driverShiftsSchema, { ...ELVIN, week: [], home: null, proposal: null, version: 3, ...facts }),
  );
  renderPart(
    <PageAt path="/admin/shifts">
      <ToastProvider>
        <ShiftsSection />
      </ToastProvider>
    </PageAt>,
  );
}

test("shows everybody's days with their breaks, what is driven, and where the rest is too short", async () => {
  open();
  const table = await screen.findByRole("table", { name: "Shifts of all drivers" });
  const row = within(table).getByRole("row", { name: /Elvin Rosalia/ });
  expect(
    within(row).getByRole("button", { name: /Monday: 8–17, break of 30 min between 12–14/ }).textContent,
  ).toBe("8–1730 min");
  expect(within(row).getByRole("button", { name: /Sunday: Off/ })).toBeDefined();
  expect(row.textContent).toContain("42 h 30 min");
  expect(row.textContent).toContain("Monday begins after 9 h of rest. It should be 11 h.");
  expect(row.textContent).toContain("Proposes a change");
});

test("takes a week as it is typed, one day for all that are like it, and says which line it can't read", async () => {
  open();
  const sent = serverAnswers(setDriverShiftsEndpoint, ({ body }) =>
    madeOf(driverShiftsSchema, { ...ELVIN, ...(body as object), version: 4 }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Elvin Rosalia" }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText("Monday, Hours");
  type("Monday, Hours", "8-17");
  type("Monday, Break", "30 12-14");
  fireEvent.click(screen.getByRole("button", { name: "Tuesday to Friday like Monday" }));
  type("Saturday, Hours", "eight");
  expect(screen.getByText("42 h 30 min a week")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Write hours like 8-17 or 6-10, 16-20.")).toBeDefined();
  expect(sent).toEqual([]);
  type("Saturday, Hours", "22-6");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeDefined();
  const night = { from: "22:00", until: "06:00", break: null };
  expect(sent[0]?.body).toEqual({
    week: [...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...SHIFT })), { weekday: 6, ...night }],
    home: null,
    version: 3,
  });
});

test("makes a day off with a press on it", async () => {
  open();
  const sent = serverAnswers(setShiftDayEndpoint, () => null);
  fireEvent.click(await screen.findByRole("button", { name: /Tuesday: 8–17/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Day off" }));
  expect(await screen.findByText("Saved")).toBeDefined();
  expect(sent[0]?.body).toEqual({ shifts: [], note: "" });
});

test("shows what a driver proposes, to accept or to decline with a word", async () => {
  const proposal = {
    id: 9,
    week: null,
    changes_home: true,
    home: { name: "Barber", lat: 12.29, lng: -69.08 },
    days: [{ day: "2026-12-24", shifts: [] }],
    note: "School play",
    proposed_at: "2026-11-22T10:00:00Z",
    state: "waiting" as const,
    reason: null,
  };
  open({ proposal });
  const sent = serverAnswers(decideShiftProposalEndpoint, () => madeOf(driverShiftsSchema, { ...ELVIN }));
  fireEvent.click(await screen.findByRole("button", { name: "Elvin Rosalia" }));
  const box = await screen.findByRole("region", { name: "Elvin Rosalia proposes" });
  expect(box.textContent).toContain("Thursday Dec 24: Off");
  expect(box.textContent).toContain("Home: Barber");
  expect(box.textContent).toContain("School play");
  fireEvent.change(within(box).getByRole("textbox"), { target: { value: "Not that day." } });
  fireEvent.click(within(box).getByRole("button", { name: "Decline" }));
  await screen.findByText("Declined. The driver reads why.");
  expect(sent[0]?.body).toEqual({ proposal_id: 9, accept: false, reason: "Not that day." });
});
