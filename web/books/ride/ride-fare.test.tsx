import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { meSchema } from "../../../contract/accounts/account.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { correctFareEndpoint, getFareHistoryEndpoint } from "../../../contract/books/books.endpoints.ts";
import { fareHistorySchema, type FareHistory } from "../../../contract/books/fare-corrections.ts";
import { reads } from "../../api/read.ts";
import { endSession, startSession } from "../../api/session.ts";
import { madeOf } from "../../testing/filled.ts";
import "../../testing/other-languages.ts";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { RideFare } from "./ride-fare.tsx";
import text from "./strings/en.ts";

const RIDE = aRide({ id: 7, status: "Completed", actions: ["correct_fare"] });
const AS_COMPLETED: FareHistory = madeOf(fareHistorySchema, {
  ride_id: 7,
  reference: "K7P-4XM",
  completed_fare: "20.00",
  fare: "20.00",
  settlement_id: null,
  statement_number: 3,
  corrections: [],
});
const CORRECTED: FareHistory = {
  ...AS_COMPLETED,
  fare: "15.50",
  corrections: [
    {
      id: 1,
      from: "20.00",
      to: "15.50",
      reason: "The wrong hotel",
      by: "Suheily Maria",
      at: "2026-11-26T09:00:00Z",
      credit_note: 4,
      on_next_statement: false,
      next_statement: null,
      driver: "-3.60",
    },
  ],
};

let history = AS_COMPLETED;
beforeEach(() => {
  reads.clear();
  history = AS_COMPLETED;
  serverAnswers(getFareHistoryEndpoint, () => history);
});

function show(rights: "money" | "both") {
  const given = rights === "both" ? (["money", "bookkeeping"] as const) : (["money"] as const);
  startSession({ username: "books", role: "staff", access: "token", refresh: null }, false);
  onTestFinished(() => act(() => endSession("expired")));
  serverAnswers(readMeEndpoint, () => madeOf(meSchema, { rights: [...given] }));
  return renderPart(
    <ToastProvider>
      <RideFare ride={RIDE} />
    </ToastProvider>,
  );
}

test("whoever keeps the books corrects the fare, and is told what is closed around it", async () => {
  const sent = serverAnswers(correctFareEndpoint, () => {
    history = CORRECTED;
    return CORRECTED;
  });
  const { user } = show("both");
  await user.click(await screen.findByRole("button", { name: text.correct }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(text.isStated(3))).toBeTruthy();
  const fare = dialog.getByRole("textbox", { name: text.fare });
  await user.clear(fare);
  await user.type(fare, "15,50");
  await user.type(dialog.getByRole("textbox", { name: text.reason }), "The wrong hotel");
  await user.click(dialog.getByRole("button", { name: text.save }));
  expect(await screen.findByText(text.corrected("$15.50", "$20.00"))).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { fare: 15.5, reason: "The wrong hotel", seen_fare: "20.00" },
  ]);
  expect(screen.getByText(`${text.creditNote(4)} ${text.toDriver("-$3.60")}`)).toBeTruthy();
});

test("a refusal stands at its field", async () => {
  serverAnswers(correctFareEndpoint, () => refusal("invalid_input", { fields: { reason: "Say why." } }));
  const { user } = show("both");
  await user.click(await screen.findByRole("button", { name: text.correct }));
  await user.click(screen.getByRole("button", { name: text.save }));
  expect((await screen.findByRole("textbox", { name: text.reason })).getAttribute("aria-invalid")).toBe(
    "true",
  );
});

test("who only reads the books sees the corrections and no button", async () => {
  history = CORRECTED;
  show("money");
  expect(await screen.findByText("The wrong hotel")).toBeTruthy();
  expect(screen.queryByRole("button", { name: text.correct })).toBeNull();
});
