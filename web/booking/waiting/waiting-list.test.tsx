import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import {
  getPlaceInLineEndpoint,
  joinWaitingListEndpoint,
  leaveWaitingListEndpoint,
} from "../../../contract/promises/waiting-list.endpoints.ts";
import { tabStore } from "../../device/device-store.ts";
import { ParamsContext } from "../../router/router-context.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { type BookingDraft, EMPTY_BOOKING } from "../booking-draft.ts";
import { JoinWaitingList } from "./join-waiting-list.tsx";
import WaitingPage from "./waiting-page.tsx";

const AT = "2099-12-03T14:30:00.000Z";
const DRAFT: BookingDraft = {
  ...EMPTY_BOOKING,
  pickup: { text: "Punda", lat: 12.1061, lng: -68.9335 },
  dropoff: { text: "Mambo Beach", lat: 12.0865, lng: -68.899 },
  name: "Maya Brooks",
};
const PLACE = {
  wanted_at: AT,
  as_soon_as_possible: false,
  pickup_location: "Punda",
  pickup_lat: 12.1061,
  pickup_lng: -68.9335,
  dropoff_location: "Mambo Beach",
  dropoff_lat: 12.0865,
  dropoff_lng: -68.899,
  passenger_count: 2,
  luggage_count: 1,
  vehicle_type: null,
} as const;

function renderJoin(draft: Partial<BookingDraft> = {}) {
  return renderPart(
    <PageAt path="/">
      <JoinWaitingList draft={{ ...DRAFT, ...draft }} at={Date.parse(AT)} />
    </PageAt>,
  );
}

test("for whom only the full time will do says where they can be reached, and is told that they are on the list", async () => {
  const sent = serverAnswers(joinWaitingListEndpoint, () => ({ code: "the-code", wanted_at: AT }));
  const { user } = renderJoin();
  expect(screen.getByText("Only 10:30 AM will do?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Join Waiting List" }));
  await user.click(screen.getByRole("button", { name: "Tell Me" }));
  expect(screen.getByText(/Enter an email address or a phone number/)).toBeTruthy();
  expect(sent).toHaveLength(0);
  await user.type(screen.getByLabelText("Email or phone number"), "maya@example.com{Enter}");
  expect(
    await screen.findByText("You're on the list. We'll write to maya@example.com if 10:30 AM becomes free."),
  ).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ email: "maya@example.com", wanted_at: AT, name: "Maya Brooks" });
  expect(screen.getByRole("link", { name: "See or leave the list" }).getAttribute("href")).toContain(
    "/waiting/the-code",
  );
});

test("who needs the next free car waits for it, and for no time", async () => {
  const sent = serverAnswers(joinWaitingListEndpoint, () => ({ code: "the-code", wanted_at: AT }));
  const { user } = renderPart(
    <PageAt path="/">
      <JoinWaitingList draft={{ ...DRAFT, email: "maya@example.com" }} at={null} />
    </PageAt>,
  );
  expect(screen.getByText("Need the next free car?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Join Waiting List" }));
  await user.click(screen.getByRole("button", { name: "Tell Me" }));
  expect(
    await screen.findByText("You're on the list. We'll write to maya@example.com as soon as a car is free."),
  ).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ as_soon_as_possible: true, email: "maya@example.com" });
});

test("who leaves a phone may agree to WhatsApp where the company has it", async () => {
  serverAnswers(getConfigEndpoint, () => ({ map: {}, phone_gateways: ["whatsapp" as const] }));
  const sent = serverAnswers(joinWaitingListEndpoint, () => ({ code: "the-code", wanted_at: AT }));
  const { user } = renderJoin({ phone: "555 1234" });
  await user.click(screen.getByRole("button", { name: "Join Waiting List" }));
  await user.click(await screen.findByLabelText("Write to me by WhatsApp"));
  await user.click(screen.getByRole("button", { name: "Tell Me" }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ phone: "5551234", whatsapp_consent: true }));
});

test("a phone that is typed already is taken, and a refusal is said at the field", async () => {
  const sent = serverAnswers(joinWaitingListEndpoint, () => refusal("rate_limited", { retry_after: 60 }));
  const { user } = renderJoin({ phone: "555 1234" });
  await user.click(screen.getByRole("button", { name: "Join Waiting List" }));
  await user.click(screen.getByRole("button", { name: "Tell Me" }));
  expect(await screen.findByText(/We couldn't put you on the list\./)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ phone: "5551234" });
});

function openPage() {
  return renderPart(
    <PageAt path="/waiting/the-code">
      <ParamsContext value={{ code: "the-code" }}>
        <WaitingPage />
      </ParamsContext>
    </PageAt>,
  );
}

test("who is told goes on to the price of the trip, with all that is known of it", async () => {
  serverAnswers(getPlaceInLineEndpoint, () => ({ ...PLACE, state: "told" as const }));
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 26 }));
  const { user } = openPage();
  expect(await screen.findByRole("heading", { name: /^A car is free: / })).toBeTruthy();
  expect(screen.getByText("It's yours if you book soon. Others are waiting too.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Book 10:30 AM" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Address").textContent).toBe("/book-your-ride?step=price"),
  );
  const draft = tabStore.read("draft:booking", (value) => value as BookingDraft);
  expect(draft).toMatchObject({
    when: "2099-12-03T10:30",
    passengers: 2,
    waitedFor: { code: "the-code", when: "2099-12-03T10:30" },
  });
});

test("who is told of the next free car goes on to its price and its minutes", async () => {
  serverAnswers(getPlaceInLineEndpoint, () => ({
    ...PLACE,
    as_soon_as_possible: true,
    state: "told" as const,
  }));
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 26 }));
  const { user } = openPage();
  expect(await screen.findByRole("heading", { name: "A car is free now" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "See When It's There" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Address").textContent).toBe("/book-your-ride?step=price"),
  );
  const draft = tabStore.read("draft:booking", (value) => value as BookingDraft);
  expect(draft).toMatchObject({ when: "now", waitedFor: { code: "the-code", when: "now" } });
});

test("who waits can leave, and is told that nothing is kept of them", async () => {
  let state: "waiting" | "left" = "waiting";
  serverAnswers(getPlaceInLineEndpoint, () => ({ ...PLACE, state }));
  serverAnswers(leaveWaitingListEndpoint, () => {
    state = "left";
    return { ...PLACE, state };
  });
  const { user } = openPage();
  expect(await screen.findByText("We'll write as soon as a car becomes free then.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Leave the List" }));
  expect(await screen.findByText("We've forgotten how to reach you.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Book Another Time" })).toBeTruthy();
});

test("who has booked is wished a good ride", async () => {
  serverAnswers(getPlaceInLineEndpoint, () => ({ ...PLACE, state: "taken" as const }));
  openPage();
  expect(await screen.findByText("Have a good ride!")).toBeTruthy();
});

test("a link that is over says so", async () => {
  serverAnswers(getPlaceInLineEndpoint, () => refusal("not_found"));
  openPage();
  expect(await screen.findByText("This link is over")).toBeTruthy();
});
