import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { caseSchema, listedCaseSchema, type Case } from "../../../contract/cases/case.ts";
import {
  answerCaseEndpoint,
  askCaseDriverEndpoint,
  endCaseEndpoint,
  getCaseEndpoint,
  getCaseFiguresEndpoint,
  giveCaseEndpoint,
  listCasesEndpoint,
  listColleaguesEndpoint,
  reopenCaseEndpoint,
  setCaseDueEndpoint,
} from "../../../contract/cases/cases.endpoints.ts";
import {
  listPayLinksEndpoint,
  refundPayLinkEndpoint,
} from "../../../contract/pay-links/pay-links.endpoints.ts";
import { payLinkSchema } from "../../../contract/pay-links/pay-link-schemas.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { reads } from "../../api/read.ts";
import { tabStore } from "../../device/device-store.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { madeOf } from "../../testing/filled.ts";
import "../../testing/other-languages.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { CasePage } from "./case-page.tsx";
import { CasesSection } from "./cases-section.tsx";
import links from "../../pay-links/office/strings/en.ts";
import cases from "../strings/en.ts";
import text from "./strings/en.ts";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const FEMKE: Case = madeOf(caseSchema, {
  id: 41,
  kind: "low_rating",
  title: "",
  state: "open",
  opened_at: hoursAgo(30),
  opened_by: null,
  given_to: null,
  ride: { id: 7, reference: "CJF-FJK", stars: 2 },
  driver: { id: 3, name: "Dwight Rosaria" },
  person: "Femke Jansen",
  driver_asked_at: null,
  driver_said_at: null,
  outcome: null,
  closed_at: null,
  closed_by: null,
  trip: {
    status: "Completed",
    pickup: "Otrobanda",
    dropoff: "Jan Thiel",
    ride_datetime: hoursAgo(32),
    picked_up_at: hoursAgo(32),
    completed_at: hoursAgo(31),
    plate: "TX 0942",
    passengers: 2,
  },
  contact: { rider_id: null, email: "femke@example.com", phone: "5550140", language: "nl" },
  message: null,
  money: {
    fare: "20.00",
    paid_by: "card",
    by_link: "20.00",
    given_back: [
      { amount: "5.00", reason: "A detour", by: "Suheily", at: hoursAgo(2), state: "done" },
      { amount: "9.00", reason: "A slip", by: "Suheily", at: hoursAgo(3), state: "refused" },
    ],
  },
  entries: [],
  driver_figures: { rides: 412, cases: 2, at_fault: 0, low_ratings: 3 },
  earlier_cases: null,
});
const HAT: Case = {
  ...FEMKE,
  id: 40,
  kind: "lost_item",
  title: "A straw hat",
  opened_at: hoursAgo(2),
  ride: null,
};

let one: Case = FEMKE;

beforeEach(() => {
  reads.clear();
  tabStore.forget("draft:");
  one = FEMKE;
  serverAnswers(listCasesEndpoint, ({ query }) =>
    (query.get("mine") === "true" ? [HAT] : [FEMKE, HAT]).map((each) => listedCaseSchema.parse(each)),
  );
  serverAnswers(getCaseEndpoint, () => one);
  serverAnswers(listColleaguesEndpoint, () => [{ id: 9, name: "Suheily Winklaar" }]);
});

function show(path: string) {
  return renderPart(
    <ToastProvider>
      <PageAt path={path}>
        <Routes>
          <Route path="/admin/cases" element={<CasesSection />} />
          <Route path="/admin/cases/:id" element={<CasePage />} />
        </Routes>
      </PageAt>
    </ToastProvider>,
  );
}

const address = () => screen.getByRole("status", { name: "Address" }).textContent;

test("cases are listed with their stars, their people and how long they wait, and the arrows go through them", async () => {
  const { user } = show("/admin/cases");
  const list = within(await screen.findByRole("list", { name: text.list }));
  const [first, second] = list.getAllByRole("link");
  expect(first?.textContent).toMatch(/^Low rating.*CJF-FJK.*Femke Jansen, Dwight Rosaria.*30 h$/);
  expect(list.getByRole("img", { name: "2 stars of 5" })).toBeTruthy();
  first?.focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(second);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(address()).toBe("/admin/cases/40");
});

test("one's own cases, and those by driver, are a press away", async () => {
  serverAnswers(getCaseFiguresEndpoint, () => ({
    from: "2025-11-26",
    low_rating: 2,
    drivers: [
      { driver_id: 4, name: "Elvin Rosalia", rides: 100, cases: 1, cases_per_100: 1, low_ratings_per_100: 0 },
      {
        driver_id: 3,
        name: "Dwight Rosaria",
        rides: 50,
        cases: 2,
        cases_per_100: 4,
        low_ratings_per_100: null,
      },
    ],
    all: { rides: 150, cases: 3, cases_per_100: 2, low_ratings_per_100: 0.7 },
  }));
  const { user } = show("/admin/cases");
  await user.click(await screen.findByRole("button", { name: text.views.mine }));
  await waitFor(() => expect(screen.queryByText("Low rating")).toBeNull());
  expect(address()).toBe("/admin/cases?view=mine");
  await user.click(screen.getByRole("button", { name: text.views.drivers }));
  const table = await screen.findByRole("table", { name: text.figures.title });
  const rows = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Dwight Rosaria502.*4\.0–$/),
    expect.stringMatching(/^Elvin Rosalia1001.*1\.0/),
    expect.stringMatching(/^Everybody1503.*2\.00\.7$/),
  ]);
});

test("a case says by when it is to be answered, and that this day is over", async () => {
  one = { ...FEMKE, due_on: "2020-01-15" };
  serverAnswers(listCasesEndpoint, () => [listedCaseSchema.parse(one)]);
  const sent = serverAnswers(setCaseDueEndpoint, () => {
    one = { ...FEMKE, due_on: "2099-01-20" };
    return one;
  });
  const { unmount } = show("/admin/cases");
  expect(await screen.findByText(cases.wasDue("Jan 15"))).toBeTruthy();
  unmount();
  show("/admin/cases/41");
  const day = await screen.findByLabelText(text.dueLabel);
  expect(day).toHaveProperty("value", "2020-01-15");
  fireEvent.change(day, { target: { value: "2099-01-20" } });
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ due_on: "2099-01-20" }]));
  await waitFor(() => expect(screen.getByLabelText(text.dueLabel)).toHaveProperty("value", "2099-01-20"));
});

test("what was paid by link is given back inside the case, by whoever may", async () => {
  const link = madeOf(payLinkSchema, {
    id: 9,
    purpose: "fare",
    state: "paid",
    amount: "20.00",
    refunded: "0.00",
    refund_due: "0.00",
    refunds_by_hand: false,
    statement: null,
    ride: { id: 7, reference: "CJF-FJK", rider_name: "Femke Jansen", driver_name: null },
  });
  const asked = serverAnswers(listPayLinksEndpoint, () => [
    link,
    { ...link, id: 10, state: "open" as const },
  ]);
  const sent = serverAnswers(refundPayLinkEndpoint, () => link);
  const { user } = show("/admin/cases/41");
  await user.click(await screen.findByRole("button", { name: links.refund }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.clear(dialog.getByRole("textbox", { name: links.refundAmount }));
  await user.type(dialog.getByRole("textbox", { name: links.refundAmount }), "5");
  await user.type(dialog.getByRole("textbox", { name: links.reason }), "A detour");
  await user.click(dialog.getByRole("button", { name: links.refund }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ amount: 5, reason: "A detour" }]));
  expect(asked[0]?.query.get("ride_id")).toBe("7");
});

test("a case shows its ride, its money as it is and its people, and where it is", async () => {
  show("/admin/cases/41");
  expect(await screen.findByRole("heading", { level: 1, name: "Low rating" })).toBeTruthy();
  expect(screen.getByText("opened by itself, 2 stars")).toBeTruthy();
  const money = within(screen.getByRole("region", { name: text.money }));
  expect(money.getByText(text.stays).nextElementSibling?.textContent).toBe("$15.00");
  const current = within(screen.getByRole("list", { name: text.steps })).getByText(text.step.heard);
  expect(current.closest("li")?.getAttribute("aria-current")).toBe("step");
  expect(screen.getByRole("link", { name: text.openRide }).getAttribute("href")).toBe(
    "/operator/assigned-rides/7",
  );
  expect(screen.getByText(text.guest)).toBeTruthy();
});

test("the driver is asked first, and what was typed is kept until it is sent", async () => {
  const sent = serverAnswers(askCaseDriverEndpoint, () => one);
  const { user, unmount } = show("/admin/cases/41");
  const label = text.labels.ask("Dwight Rosaria");
  await user.type(await screen.findByRole("textbox", { name: label }), "Did you call?");
  unmount();
  show("/admin/cases/41");
  const field = await screen.findByRole("textbox", { name: label });
  expect(field).toHaveProperty("value", "Did you call?");
  await user.click(screen.getByRole("button", { name: text.send.ask }));
  expect(await screen.findByText(text.sent.ask)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ text: "Did you call?" });
});

test("the passenger is answered in their language, and not where there is no address", async () => {
  const sent = serverAnswers(answerCaseEndpoint, () => one);
  one = { ...FEMKE, driver_asked_at: hoursAgo(1) };
  const { user, unmount } = show("/admin/cases/41");
  const label = text.labels.answer("Femke Jansen", "Nederlands");
  const field = await screen.findByRole("textbox", { name: label });
  expect(field.getAttribute("lang")).toBe("nl");
  await user.type(field, "Dank u.");
  await user.click(screen.getByRole("button", { name: text.send.answer }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ text: "Dank u." }]));
  unmount();
  reads.clear();
  one = { ...one, contact: { ...one.contact, email: null } };
  show("/admin/cases/41");
  expect(await screen.findByRole("textbox", { name: text.labels.note })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.ways.answer }));
  expect(screen.getByText(text.noAddress)).toBeTruthy();
});

test("a case ends with whose fault it was and why, and is opened again", async () => {
  const sent = serverAnswers(endCaseEndpoint, () => {
    one = {
      ...FEMKE,
      state: "closed",
      outcome: "driver",
      closed_at: hoursAgo(0),
      closed_by: "Suheily Winklaar",
    };
    return one;
  });
  const { user } = show("/admin/cases/41");
  const form = within(await screen.findByRole("form", { name: text.decision }));
  await user.type(form.getByRole("textbox", { name: text.reason }), "A call is no reason.");
  await user.click(form.getByRole("button", { name: text.end }));
  expect(form.getByText(text.outcomeMissing)).toBeTruthy();
  await user.click(form.getByRole("radio", { name: /Driver's fault/ }));
  await user.click(form.getByRole("button", { name: text.end }));
  expect(await screen.findByText(/^Driver's fault\. Suheily Winklaar, /)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ outcome: "driver", note: "A call is no reason." }]);
  const again = serverAnswers(reopenCaseEndpoint, () => (one = FEMKE));
  await user.click(screen.getByRole("button", { name: text.reopen }));
  expect(await screen.findByRole("form", { name: text.decision })).toBeTruthy();
  expect(again).toHaveLength(1);
});

test("a case is given to a colleague, and a refusal says so", async () => {
  serverAnswers(giveCaseEndpoint, () =>
    refusal("invalid_input", { error: "Choose somebody of the office." }),
  );
  const { user } = show("/admin/cases/41");
  const chooser = await screen.findByRole("combobox", { name: text.giveLabel });
  await within(chooser).findByRole("option", { name: "Suheily Winklaar" });
  await user.selectOptions(chooser, "Suheily Winklaar");
  expect(await screen.findByRole("alert")).toBeTruthy();
});

test("a case that isn't there says so", async () => {
  serverAnswers(getCaseEndpoint, () => refusal("not_found"));
  show("/admin/cases/77");
  expect(await screen.findByText(text.missing)).toBeTruthy();
});
