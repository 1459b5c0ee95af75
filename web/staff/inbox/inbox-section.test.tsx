import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  countOfficeEndpoint,
  getContactMessageEndpoint,
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../../contract/staff/inbox.endpoints.ts";
import type { ContactMessage } from "../../../contract/staff/staff-records.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { reads } from "../../api/read.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staffStrings from "../strings/en.ts";
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

let inbox: readonly ContactMessage[] = [];

beforeEach(() => {
  reads.clear();
  inbox = [TOM, INGRID];
  serverAnswers(countOfficeEndpoint, () => ({ messages: inbox.length, applications: 0, drivers: 0 }));
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
  await user.click(open().getByRole("button", { name: staffStrings.messages.markDone }));
  expect(await screen.findByRole("heading", { name: "Lost item" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Ingrid Maduro")).toBeNull());
  await user.click(open().getByRole("button", { name: staffStrings.messages.markDone }));
  expect(await screen.findByText(staffStrings.messages.empty)).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
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
  serverAnswers(getContactMessageEndpoint, () => refusal("not_found", 404));
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
