import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PayLink } from "../../../contract/pay-links/pay-link-schemas.ts";
import {
  cancelPayLinkEndpoint,
  getPayLinkSettingsEndpoint,
  listPayLinksEndpoint,
  refundPayLinkEndpoint,
  setPayLinkSettingsEndpoint,
} from "../../../contract/pay-links/pay-links.endpoints.ts";
import text from "../office/strings/en.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { PayLinksSection } from "./pay-links-section.tsx";

const SETTINGS = {
  mode: "off",
  deposit_percent: 30,
  no_show_fee: null,
  currency: "USD",
  deposit_minutes: null,
  deposit_hours: 2,
  provider: "sentoo",
  version: 3,
} as const;
const PAID: PayLink = {
  id: 7,
  code: "its-code",
  purpose: "fare",
  state: "paid",
  amount: "34.00",
  currency: "USD",
  charged: "34.00",
  refunded: "0.00",
  refund_due: "14.00",
  ride: { id: 5, reference: "K7P-4XM", rider_name: "Maya Brooks" },
  statement: null,
  provider: "sentoo",
  provider_id: "theirs",
  refunds_by_hand: true,
  asked_by: null,
  in_trouble: false,
  created_at: "2026-11-20T16:00:00.000Z",
  expires_at: "2026-11-27T16:00:00.000Z",
  sent_at: null,
  paid_at: "2026-11-20T16:05:00.000Z",
  refunds: [],
};
const OPEN: PayLink = { ...PAID, id: 8, state: "open", paid_at: null, refund_due: "0.00", in_trouble: true };

const render = () =>
  renderPart(
    <PageAt path="/admin/pay-links">
      <ToastProvider>
        <PayLinksSection />
      </ToastProvider>
    </PageAt>,
  );

it("has no switch where the server has no provider, and says why", async () => {
  serverAnswers(getPayLinkSettingsEndpoint, () => ({ ...SETTINGS, provider: null }));
  serverAnswers(listPayLinksEndpoint, () => []);
  render();
  expect(await screen.findByText(text.noProvider)).toBeTruthy();
  expect(screen.queryByRole("form", { name: text.settings })).toBeNull();
  expect(await screen.findByText(text.empty)).toBeTruthy();
});

it("switches it on with a deposit and a fee, by the version that was read", async () => {
  serverAnswers(getPayLinkSettingsEndpoint, () => SETTINGS);
  serverAnswers(listPayLinksEndpoint, () => []);
  const saved = serverAnswers(setPayLinkSettingsEndpoint, () => ({ ...SETTINGS, version: 4 }));
  const { user } = render();
  await user.selectOptions(await screen.findByLabelText(text.mode), "deposit");
  await user.type(screen.getByLabelText(text.fee), "12.5");
  await user.type(screen.getByLabelText(text.depositMinutes), "120");
  const hours = screen.getByLabelText(text.depositHours);
  await user.clear(hours);
  await user.type(hours, "3");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toEqual({
    mode: "deposit",
    deposit_percent: 30,
    no_show_fee: 12.5,
    currency: "USD",
    deposit_minutes: 120,
    deposit_hours: 3,
    version: 3,
  });
});

it("says what is to be given back, and notes that it was, with a reason and not too much", async () => {
  serverAnswers(getPayLinkSettingsEndpoint, () => SETTINGS);
  serverAnswers(listPayLinksEndpoint, () => [PAID]);
  const given = serverAnswers(refundPayLinkEndpoint, () => ({ ...PAID, state: "partly_refunded" as const }));
  const { user } = render();
  expect(await screen.findByText(text.due("$14.00"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.refund }));
  const dialog = screen.getByRole("dialog", { name: text.refundTitle });
  expect(within(dialog).getByText(text.byHand)).toBeTruthy();
  const amount = within(dialog).getByLabelText(text.refundAmount);
  expect((amount as HTMLInputElement).value).toBe("14.00");
  await user.clear(amount);
  await user.type(amount, "34.01");
  await user.click(within(dialog).getByRole("button", { name: text.noteRefund }));
  expect(within(dialog).getByText(text.amountWrong("$34.00"))).toBeTruthy();
  expect(within(dialog).getByText(text.reasonMissing)).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "14");
  await user.type(within(dialog).getByLabelText(text.reason), "Called off");
  await user.click(within(dialog).getByRole("button", { name: text.noteRefund }));
  await waitFor(() => expect(given.map(({ body }) => body)).toEqual([{ amount: 14, reason: "Called off" }]));
});

it("asks whether what is given back of a statement is still owed, or credited; not of what was paid too much", async () => {
  const statement = { id: 3, number: 12, name: "Hotel Pundamar" };
  serverAnswers(getPayLinkSettingsEndpoint, () => SETTINGS);
  serverAnswers(listPayLinksEndpoint, () => [
    { ...PAID, purpose: "statement" as const, ride: null, statement },
  ]);
  const given = serverAnswers(refundPayLinkEndpoint, () => ({ ...PAID, state: "partly_refunded" as const }));
  const { user } = render();
  await user.click(await screen.findByRole("button", { name: text.refund }));
  const dialog = within(screen.getByRole("dialog", { name: text.refundTitle }));
  expect(dialog.queryByText(text.stillOwed)).toBeNull();
  const amount = dialog.getByLabelText(text.refundAmount);
  await user.clear(amount);
  await user.type(amount, "20");
  await user.type(dialog.getByLabelText(text.reason), "The tour was off");
  await user.click(dialog.getByRole("button", { name: text.countsAs.credited }));
  await user.click(dialog.getByRole("button", { name: text.noteRefund }));
  await waitFor(() =>
    expect(given.map(({ body }) => body)).toEqual([
      { amount: 20, reason: "The tour was off", counts_as: "credited" },
    ]),
  );
});

it("asks who bears what is given back of a driven ride", async () => {
  serverAnswers(getPayLinkSettingsEndpoint, () => SETTINGS);
  serverAnswers(listPayLinksEndpoint, () => [
    {
      ...PAID,
      refund_due: "0.00",
      ride: { id: 5, reference: "K7P-4XM", rider_name: "Maya Brooks", driver_name: "Nelly Sambo" },
    },
  ]);
  const given = serverAnswers(refundPayLinkEndpoint, () => ({ ...PAID, state: "partly_refunded" as const }));
  const { user } = render();
  await user.click(await screen.findByRole("button", { name: text.refund }));
  const dialog = within(screen.getByRole("dialog", { name: text.refundTitle }));
  const amount = dialog.getByLabelText(text.refundAmount);
  await user.clear(amount);
  await user.type(amount, "5");
  await user.type(dialog.getByLabelText(text.reason), "The wrong road");
  await user.click(dialog.getByRole("button", { name: text.bearers.driver }));
  await user.click(dialog.getByRole("button", { name: text.noteRefund }));
  await waitFor(() =>
    expect(given.map(({ body }) => body)).toEqual([
      { amount: 5, reason: "The wrong road", borne_by: "driver" },
    ]),
  );
});

it("is searched and narrowed, and takes an open one back", async () => {
  serverAnswers(getPayLinkSettingsEndpoint, () => SETTINGS);
  const asked = serverAnswers(listPayLinksEndpoint, () => [OPEN]);
  const taken = serverAnswers(cancelPayLinkEndpoint, () => ({ ...OPEN, state: "cancelled" as const }));
  const { user } = render();
  expect(await screen.findByText(text.trouble)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.cancel }));
  await waitFor(() => expect(taken).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: text.refundDue }));
  await user.type(screen.getByRole("searchbox", { name: text.search }), "K7P");
  await waitFor(() => {
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({ q: "K7P", state: "refund_due" });
  });
});
