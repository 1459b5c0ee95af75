import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  listSentMessagesEndpoint,
  sendMessageAgainEndpoint,
} from "../../../contract/notifications/notifications.endpoints.ts";
import type { SentMessage } from "../../../contract/notifications/sent-messages.ts";
import messageStrings from "../../rides/messages/strings/en.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { SentSection } from "./sent-section.tsx";
import text from "./strings/en.ts";

const GIVEN_UP: SentMessage = {
  id: 3,
  kind: "booked",
  channel: "email",
  gateway: null,
  to: "passenger",
  recipient: "a•••@example.com",
  ride: { id: 7, reference: "K7P-4XM" },
  account: null,
  state: "given_up",
  report: null,
  reason: "smtp_550",
  attempts: 1,
  created_at: "2026-11-20T16:00:00.000Z",
  ended_at: "2026-11-20T16:01:00.000Z",
  next_attempt_at: null,
  sent_again_at: null,
  again: "possible",
};
const LINK: SentMessage = {
  ...GIVEN_UP,
  id: 2,
  kind: "password_link",
  to: "account",
  account: "maya",
  ride: null,
  again: "secret",
};
const WAITING: SentMessage = {
  ...GIVEN_UP,
  id: 1,
  channel: "phone",
  recipient: "••• ••34",
  state: "failed",
  reason: "ECONNREFUSED",
  attempts: 3,
  ended_at: null,
  next_attempt_at: "2026-11-20T16:05:00.000Z",
  again: "past",
};

const renderSection = () =>
  renderPart(
    <PageAt path="/admin/sent">
      <ToastProvider>
        <SentSection />
      </ToastProvider>
    </PageAt>,
  );

test("each message says what it's about, for whom, what became of it and why, in plain words", async () => {
  serverAnswers(listSentMessagesEndpoint, () => [GIVEN_UP, LINK, WAITING]);
  renderSection();
  const rows = (await screen.findAllByRole("row")).slice(1).map((row) => row.textContent);
  for (const [row, ...words] of [
    [0, "Booking confirmed", "K7P-4XM", "passenger", "a•••@example.com", text.states.given_up, "12:01 PM"],
    [0, `${messageStrings.reasons.no_mailbox} (smtp_550)`, text.sendAgain],
    [1, messageStrings.about.password_link, "account maya", text.secret],
    [2, "SMS / WhatsApp ••• ••34", text.states.failed, messageStrings.reasons.unreachable],
    [2, text.nextTry("Nov 20, 12:05 PM"), text.tries(3), text.past],
  ] as const) {
    for (const word of words) expect(rows[row]).toContain(word);
  }
  expect(screen.getAllByRole("button", { name: new RegExp(`^${text.sendAgain}`) })).toHaveLength(1);
});

test("the list is narrowed by state, way and ride", async () => {
  const asked = serverAnswers(listSentMessagesEndpoint, () => []);
  const { user } = renderSection();
  expect(await screen.findByText(text.empty)).toBeTruthy();
  const states = screen.getByRole("group", { name: text.show });
  await user.click(within(states).getByRole("button", { name: text.states.given_up }));
  await user.selectOptions(screen.getByRole("combobox", { name: text.way }), "email");
  await user.type(screen.getByRole("searchbox", { name: text.search }), "K7P");
  expect(await screen.findByText(text.nothingFound)).toBeTruthy();
  await waitFor(() => {
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      q: "K7P",
      channel: "email",
      state: "given_up",
      limit: "50",
    });
  });
});

test("a message is sent again by a press, and what it has become is shown", async () => {
  const done: SentMessage = { ...GIVEN_UP, sent_again_at: "2026-11-20T16:10:00.000Z", again: "done" };
  let rows = [GIVEN_UP];
  serverAnswers(listSentMessagesEndpoint, () => rows);
  const sent = serverAnswers(sendMessageAgainEndpoint, () => {
    rows = [{ ...GIVEN_UP, id: 4, state: "waiting", reason: null, again: "needless" }, done];
    return done;
  });
  const { user } = renderSection();
  await user.click(
    await screen.findByRole("button", { name: `${text.sendAgain}: Booking confirmed K7P-4XM` }),
  );
  expect(await screen.findByText(text.again)).toBeTruthy();
  expect(await screen.findByText(text.sentAgain("Nov 20, 12:10 PM"))).toBeTruthy();
  expect(sent.map(({ key }) => key)).toEqual([expect.any(String)]);
});

test("why one couldn't be sent again is said, and the list is read anew", async () => {
  let reads = 0;
  serverAnswers(listSentMessagesEndpoint, () => {
    reads += 1;
    return [GIVEN_UP];
  });
  serverAnswers(sendMessageAgainEndpoint, () => refusal("edit_conflict"));
  const { user } = renderSection();
  await user.click(await screen.findByRole("button", { name: /^Send again/ }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  await waitFor(() => expect(reads).toBeGreaterThan(1));
});
