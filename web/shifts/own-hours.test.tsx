import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getOwnShiftsEndpoint, proposeShiftsEndpoint } from "../../contract/shifts/shifts.endpoints.ts";
import { driverShiftsSchema } from "../../contract/shifts/shifts.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { madeOf } from "../testing/filled.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { OwnHours } from "./own-hours.tsx";

const TODAY = "2026-11-26";
const SHIFT = { from: "09:00", until: "18:00", break: { minutes: 30, from: "13:00", until: "13:30" } };
const WEEK = [{ weekday: 4 as const, ...SHIFT }];
const DAYS = Array.from({ length: 14 }, (_, index) => ({
  day: addDays(TODAY, index),
  shifts: index % 7 === 0 ? [SHIFT] : [],
  by: "week" as const,
  note: null,
}));
const OWN = {
  week: WEEK,
  days: DAYS,
  home: { name: "Barber", lat: 12.29, lng: -69.08 },
  proposal: null,
  worries: [],
  longest_day_hours: 10,
  rest_hours: 11,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-26T10:00:00-04:00"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(facts: object = {}) {
  serverAnswers(getOwnShiftsEndpoint, () => madeOf(driverShiftsSchema, { ...OWN, ...facts }));
  renderPart(
    <PageAt path="/driverprofile">
      <ToastProvider>
        <OwnHours />
      </ToastProvider>
    </PageAt>,
  );
}

test("says until when today is and when the break, the next days, and home", async () => {
  open();
  expect(await screen.findByText(/Today until 6:00 PM, break 1:00 PM–1:30 PM/)).toBeDefined();
  const days = screen.getByRole("list", { name: "The next days" });
  expect(within(days).getAllByRole("listitem")[0]?.textContent).toBe("Thursday Nov 269–18, break 13–13:30");
  expect(screen.getByText("Home: Barber")).toBeDefined();
});

test("proposes what is otherwise and nothing else, and says that it waits", async () => {
  open();
  const sent = serverAnswers(proposeShiftsEndpoint, () =>
    madeOf(driverShiftsSchema, {
      ...OWN,
      proposal: {
        id: 1,
        week: [],
        changes_home: false,
        home: null,
        days: [],
        note: "School",
        proposed_at: "2026-11-26T14:00:00Z",
        state: "waiting",
        reason: null,
      },
    }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Propose a change" }));
  fireEvent.click(screen.getByRole("button", { name: "Send to the office" }));
  expect(await screen.findByText("Change something first.")).toBeDefined();
  fireEvent.change(screen.getByLabelText("Thursday, Hours"), { target: { value: "9-15" } });
  fireEvent.change(screen.getByLabelText("A word to the office"), { target: { value: "School" } });
  fireEvent.click(screen.getByRole("button", { name: "Send to the office" }));
  expect(await screen.findByRole("heading", { name: "Waiting for the office" })).toBeDefined();
  expect(sent[0]?.body).toEqual({ week: [{ weekday: 4, ...SHIFT, until: "15:00" }], note: "School" });
});

test("says that nothing is written where nothing is", async () => {
  open({ week: [], home: null, days: DAYS.map((day) => ({ ...day, shifts: [], by: "none" })) });
  expect(await screen.findByText(/hasn't written down your hours/)).toBeDefined();
});
