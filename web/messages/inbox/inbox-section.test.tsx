import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  answerContactMessageEndpoint,
  getContactMessageEndpoint,
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../../contract/messages/inbox.endpoints.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import type { ContactMessage } from "../../../contract/messages/contact-message.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { reads } from "../../api/read.ts";
import { tabStore } from "../../device/device-store.ts";
import "../../testing/other-languages.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staffStrings from "../../office/strings/en.ts";
import { InboxSection } from "./inbox-section.tsx";
import text from "./strings/en.ts";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const TOM: ContactMessage = {
  id: 12,
  topic: "lost_item",
  subject: "",
  name: "Tom Okafor",
  email: "tom@example.com",
  phone: "5550140",
  message: "I think I left my sunglasses on the back seat.",
  party_size: null,
  date: null,
  language: "en",
  received_at: hoursAgo(7),
  handled_at: null,
  handled_by: null,
};
const INGRID: ContactMessage = {
  ...TOM,
  id: 9,
  topic: "group",
  subject: "Six cars on November 28",
  name: "Ingrid Maduro",
  email: "ingrid@example.com",
  phone: null,
  message: "Could you send six cars?",
  party_size: 22,
  date: "2026-11-28",
  received_at: hoursAgo(26),
};
const DONE: ContactMessage = {
  ...TOM,
  id: 3,
  name: "Jan de Boer",
  handled_at: hoursAgo(1),
  handled_by: "suheily",
};

let mailsGoOut = true;
let inbox: readonly ContactMessage[] = [];

beforeEach(() => {
  reads.clear();
  tabStore.forget("draft:");
  mailsGoOut = true;
  inbox = [TOM, INGRID];
  serverAnswers(countOfficeEndpoint, () => ({
    messages: inbox.length,
    applications: 0,
    drivers: 0,
    mails_go_out: mailsGoOut,
  }));
  serverAnswers(listContactMessagesEndpoint, ({ query }) => {
    const q = query.get("q");
    const listed = query.get("state") === "handled" ? [DONE] : inbox;
    return q === null ? [...listed] : listed.filter(({ message }) => message.includes(q));
  });
});

function showInbox(path = "/admin/messages") {
  return renderPart(
    <ToastProvider>
      <PageAt path={path}>
        <InboxSection />
      </PageAt>
    </ToastProvider>,
  );
}

const address = () => screen.getByRole("status", { name: "Address" }).textContent;
const open = () => within(screen.getByRole("article"));
const linkOf = (name: RegExp) => screen.getByRole("link", { name });

test("what waits longest is first, with how long it waits, and is open", async () => {
  showInbox();
  const links = await screen.findAllByRole("link", { name: /Maduro|Okafor/ });
  const rows = links.filter((link) => link.closest("li") !== null);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Ingrid Maduro.*Six cars on November 28.*26 h.*Could you send six cars\?$/),
    expect.stringMatching(/^Tom Okafor.*Lost item.*7 h.*I think I left my sunglasses/),
  ]);
  expect(open().getByRole("heading", { name: "Six cars on November 28" })).toBeTruthy();
  for (const fact of ["22 people", "November 28, 2026", "English"]) {
    expect(open().getByText(fact)).toBeTruthy();
  }
  expect(screen.getByText(text.about(2, "26 h"))).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Open 2" })).toBeTruthy();
});

test("a message is opened by its row, by the arrows and by its address, and the way back leads to the list", async () => {
  const { user } = showInbox("/admin/messages?message=12");
  expect(await screen.findByRole("heading", { name: "Lost item" })).toBeTruthy();
  expect(
    open()
      .getByRole("link", { name: text.callOf("Tom Okafor") })
      .getAttribute("href"),
  ).toBe("tel:+59995550140");
  linkOf(/^Tom Okafor/).focus();
  await user.keyboard("{ArrowUp}");
  expect(address()).toBe("/admin/messages?message=9");
  expect(document.activeElement).toBe(linkOf(/^Ingrid Maduro/));
  expect(open().getByRole("heading", { name: "Six cars on November 28" })).toBeTruthy();
  await user.keyboard("{ArrowUp}");
  expect(address()).toBe("/admin/messages?message=9");
  await user.click(linkOf(/^Tom Okafor/));
  expect(address()).toBe("/admin/messages?message=12");
  await user.click(open().getByRole("link", { name: text.back }));
  expect(address()).toBe("/admin/messages");
  // At a desk it stays open beside the list.
  expect(open().getByRole("heading", { name: "Lost item" })).toBeTruthy();
});

test("one that is done makes room for the next, and the last for none", async () => {
  serverAnswers(handleContactMessageEndpoint, () => {
    const [first = TOM] = inbox.toReversed();
    inbox = inbox.filter((each) => each !== first);
    return { ...first, handled_at: hoursAgo(0), handled_by: "staff" };
  });
  const { user } = showInbox();
  await screen.findByRole("heading", { name: "Six cars on November 28" });
  await user.click(open().getByRole("button", { name: text.close }));
  expect(await screen.findByRole("heading", { name: "Lost item" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Ingrid Maduro")).toBeNull());
  await user.click(open().getByRole("button", { name: text.close }));
  expect(await screen.findByText(staffStrings.messages.empty)).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
});

test("one that is closed says whose it was, and is open again by Undo", async () => {
  const sent = serverAnswers(handleContactMessageEndpoint, ({ body }) => {
    const { handled } = body as { handled: boolean };
    inbox = handled ? [TOM] : [TOM, INGRID];
    return { ...INGRID, handled_at: handled ? hoursAgo(0) : null };
  });
  const { user } = showInbox();
  await screen.findByRole("heading", { name: "Six cars on November 28" });
  await user.click(open().getByRole("button", { name: text.close }));
  expect(await screen.findByText(text.closed("Ingrid Maduro"))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Ingrid Maduro/ })).toBeNull());
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(await screen.findByRole("link", { name: /^Ingrid Maduro/ })).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ handled: true }, { handled: false }]);
  expect(screen.getByText(staffStrings.messages.reopened)).toBeTruthy();
});

test("what is open stays when it leaves the list and when others come, and says who dealt with it", async () => {
  showInbox();
  await screen.findByRole("heading", { name: "Six cars on November 28" });
  serverAnswers(getContactMessageEndpoint, () => ({
    ...INGRID,
    handled_at: hoursAgo(0),
    handled_by: "suheily",
  }));
  inbox = [{ ...TOM, id: 13, name: "Lianne Hooi" }, TOM];
  reads.invalidate(() => true);
  expect(await screen.findByText("Lianne Hooi")).toBeTruthy();
  expect(open().getByRole("heading", { name: "Six cars on November 28" })).toBeTruthy();
  expect(
    await open().findByText(staffStrings.applications.handledBy("suheily"), { exact: false }),
  ).toBeTruthy();
});

test("an address of a message that is gone says so", async () => {
  serverAnswers(getContactMessageEndpoint, () => refusal("not_found"));
  showInbox("/admin/messages?message=77");
  expect(await screen.findByText(text.gone)).toBeTruthy();
});

test("messages are searched, and those that are done are looked at", async () => {
  const { user } = showInbox();
  await user.type(await screen.findByRole("searchbox", { name: text.search }), "sunglasses");
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Ingrid Maduro/ })).toBeNull());
  await user.clear(screen.getByRole("searchbox", { name: text.search }));
  await user.click(screen.getByRole("button", { name: staffStrings.messages.handled }));
  expect(address()).toBe("/admin/messages?state=handled");
  expect(await screen.findByRole("link", { name: /^Jan de Boer/ })).toBeTruthy();
  expect(open().getByRole("button", { name: staffStrings.messages.reopen })).toBeTruthy();
});

function answering() {
  return within(screen.getByRole("form", { name: text.answerTo("Ingrid Maduro") }));
}

test("an answer is kept while it is typed, is sent once however often it is pressed, and the next is open", async () => {
  let answer: (message: ContactMessage) => void = () => undefined;
  const sent = serverAnswers(
    answerContactMessageEndpoint,
    () => new Promise<ContactMessage>((resolve) => (answer = resolve)),
  );
  const { user, unmount } = showInbox();
  await screen.findByRole("heading", { name: "Six cars on November 28" });
  await user.click(answering().getByRole("button", { name: text.send }));
  expect(answering().getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  expect(sent).toHaveLength(0);
  await user.type(answering().getByRole("textbox", { name: text.answer }), "Yes, six cars.");
  expect(answering().getByText(text.draftKept)).toBeTruthy();
  unmount();

  const again = showInbox("/admin/messages?message=9");
  await screen.findByRole("heading", { name: "Six cars on November 28" });
  expect(answering().getByDisplayValue("Yes, six cars.")).toBeTruthy();
  const button = answering().getByRole("button", { name: text.send });
  await again.user.dblClick(button);
  await again.user.click(button);
  expect(sent.map(({ body }) => body)).toEqual([{ text: "Yes, six cars." }]);
  expect(sent[0]?.key).not.toBeNull();
  inbox = [TOM];
  answer({ ...INGRID, handled_at: hoursAgo(0), handled_by: "staff" });
  expect(await screen.findByRole("heading", { name: "Lost item" })).toBeTruthy();
  expect(address()).toBe("/admin/messages");
  expect(screen.getByText(text.sent("Ingrid Maduro"))).toBeTruthy();
  expect(JSON.stringify(tabStore.read("draft:answer-9", (value) => value))).not.toContain("Yes");
});

test("where a colleague was quicker, it says so, and what was typed waits for the message to be reopened", async () => {
  serverAnswers(answerContactMessageEndpoint, () => {
    inbox = [TOM];
    return refusal("edit_conflict");
  });
  const taken = { ...INGRID, handled_at: hoursAgo(0), handled_by: "suheily" };
  let isOpen = false;
  serverAnswers(getContactMessageEndpoint, () => (isOpen ? INGRID : taken));
  serverAnswers(handleContactMessageEndpoint, () => {
    isOpen = true;
    inbox = [TOM, INGRID];
    return INGRID;
  });
  const { user } = showInbox();
  await screen.findByRole("heading", { name: "Six cars on November 28" });
  await user.type(answering().getByRole("textbox"), "Yes.");
  await user.click(answering().getByRole("button", { name: text.send }));
  expect(await open().findByText(text.draftWaits, { exact: false })).toBeTruthy();
  await user.click(open().getByRole("button", { name: staffStrings.messages.reopen }));
  expect(await open().findByDisplayValue("Yes.")).toBeTruthy();
});

test("what was answered stands below the message, with who answered", async () => {
  const answers = [{ text: "We found them.", at: hoursAgo(1), by: "suheily" }];
  serverAnswers(listContactMessagesEndpoint, () => [{ ...DONE, answers }]);
  showInbox("/admin/messages?state=handled");
  expect(await screen.findByText("We found them.")).toBeTruthy();
  expect(screen.getByText(/^suheily answered/)).toBeTruthy();
});

test("where no mail server is set up, an answer is written in a mail program", async () => {
  mailsGoOut = false;
  showInbox();
  const reply = await screen.findByRole("link", { name: staffStrings.messages.reply });
  expect(reply.getAttribute("href")).toBe(
    "mailto:ingrid@example.com?subject=Re%3A%20Six%20cars%20on%20November%2028",
  );
  expect(screen.queryByRole("form")).toBeNull();
  expect(open().getByRole("button", { name: staffStrings.messages.markDone })).toBeTruthy();
});

test.each(["nl", "es", "pap"] as const)("the whole screen speaks %s", async (language) => {
  renderPart(
    <ToastProvider>
      <PageAt path="/admin/messages">
        <InboxSection />
      </PageAt>
    </ToastProvider>,
    language,
  );
  await screen.findByRole("heading", { name: "Six cars on November 28" });
  for (const english of [text.answer, text.send, text.close, text.call, "without an answer", "Draft kept"]) {
    expect(screen.queryByText(english)).toBeNull();
  }
});
