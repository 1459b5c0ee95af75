import { act, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { ownCaseSchema, type OwnCase } from "../../contract/cases/case.ts";
import {
  answerOwnCaseEndpoint,
  listCasesEndpoint,
  listOwnCasesEndpoint,
  openCaseEndpoint,
} from "../../contract/cases/cases.endpoints.ts";
import { reads } from "../api/read.ts";
import { endSession, startSession } from "../api/session.ts";
import { madeOf } from "../testing/filled.ts";
import "../testing/other-languages.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { AskedNote, OwnCases } from "./own-cases.tsx";
import { OpenCase, RideCases } from "./ride-cases.tsx";
import text from "./strings/en.ts";

const ASKED: OwnCase = madeOf(ownCaseSchema, {
  id: 41,
  kind: "complaint",
  ride: {
    reference: "CJF-FJK",
    pickup: "Otrobanda",
    dropoff: "Jan Thiel",
    ride_datetime: "2026-11-25T21:40:00Z",
  },
  asked: [{ text: "Did you call?", at: "2026-11-26T09:00:00Z" }],
  said: [],
  waits: true,
  outcome: null,
  reason: null,
  closed_at: null,
});

let own: readonly OwnCase[] = [];

beforeEach(() => {
  reads.clear();
  own = [ASKED];
  serverAnswers(listOwnCasesEndpoint, () => [...own]);
});

const show = (part: React.ReactElement) =>
  renderPart(
    <ToastProvider>
      <PageAt path="/driverprofile">{part}</PageAt>
    </ToastProvider>,
  );

test("a driver is told that the office asks them, answers it, and is told no more", async () => {
  const sent = serverAnswers(answerOwnCaseEndpoint, () => {
    own = [{ ...ASKED, waits: false, said: [{ text: "My daughter called.", at: "2026-11-26T09:14:00Z" }] }];
    return own[0] ?? ASKED;
  });
  const { user } = show(
    <>
      <AskedNote />
      <OwnCases />
    </>,
  );
  expect(await screen.findByText(text.asked(1))).toBeTruthy();
  expect(screen.getByText("Did you call?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.send }));
  expect(sent).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: text.yourSide }), "My daughter called.");
  await user.click(screen.getByRole("button", { name: text.send }));
  expect(await screen.findByText("My daughter called.")).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ text: "My daughter called." }]);
  expect(screen.queryByText(text.asked(1))).toBeNull();
});

test("a driver reads what the office decided, and why", async () => {
  own = [{ ...ASKED, waits: false, outcome: "nobody", reason: "The bridge was open." }];
  show(<OwnCases />);
  expect(await screen.findByText(text.ended(text.outcomes.nobody))).toBeTruthy();
  expect(screen.getByText("The bridge was open.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a driver whom nobody asked sees nothing of it", async () => {
  own = [];
  const { container } = show(
    <section>
      <AskedNote />
      <OwnCases />
    </section>,
  );
  expect(container.querySelector("section")?.textContent).toBe("");
});

test("the cases of a ride are the office's alone", () => {
  startSession({ username: "desk", role: "operator", access: "token", refresh: null }, false);
  onTestFinished(() => act(() => endSession("expired")));
  const asked = serverAnswers(listCasesEndpoint, () => []);
  show(<RideCases rideId={7} />);
  expect(screen.queryByRole("heading", { name: text.ofRide })).toBeNull();
  expect(asked).toEqual([]);
});

test("a case of a message is opened with the ride that is typed, and leads to it", async () => {
  let answer: () => unknown = () =>
    refusal("invalid_input", { fields: { reference: "No ride has this booking number." } });
  const sent = serverAnswers(openCaseEndpoint, () => answer() as Response);
  const { user } = show(<OpenCase of={{ message_id: 12 }} kind="lost_item" />);
  await user.click(screen.getByRole("button", { name: text.open }));
  await user.type(screen.getByRole("textbox", { name: /Booking number/ }), "cjf-fjk");
  await user.click(screen.getByRole("button", { name: text.make }));
  expect(await screen.findByText("No ride has this booking number.")).toBeTruthy();
  answer = () => ({ id: 41 });
  await user.click(screen.getByRole("button", { name: text.make }));
  await screen.findByText("/admin/cases/41");
  expect(sent[1]?.body).toEqual({ message_id: 12, kind: "lost_item", title: "", reference: "cjf-fjk" });
});
