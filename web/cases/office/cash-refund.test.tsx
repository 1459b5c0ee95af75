import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Case, caseSchema } from "../../../contract/cases/case.ts";
import { refundInCashEndpoint } from "../../../contract/cases/cases.endpoints.ts";
import { madeOf } from "../../testing/filled.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { CashRefunds } from "./cash-refund.tsx";
import strings from "./strings/en.ts";

const text = strings.cash;
const REFUND = {
  id: 12,
  usd: "0.00",
  xcg: "17.90",
  worth: "10.00",
  driver_name: "Dwight Rosaria",
  reason: "The long way",
  by: "Suheily Maria",
  at: "2026-11-20T16:00:00Z",
};
const MONEY: NonNullable<Case["money"]> = {
  fare: "20.00",
  paid_by: "cash_xcg",
  by_link: "0.00",
  given_back: [],
  in_cash: [REFUND],
  refundable: "10.00",
};
const ONE = madeOf(caseSchema, {
  id: 41,
  state: "open",
  ride: { id: 7, reference: "CJF-FJK", stars: null },
  driver: { id: 3, name: "Dwight Rosaria" },
  person: "Femke Jansen",
  money: MONEY,
});

function view(one: Case = ONE) {
  return renderPart(
    <ToastProvider>
      <PageAt path="/admin/cases/41">
        <CashRefunds one={one} money={MONEY} />
      </PageAt>
    </ToastProvider>,
  );
}

test("cash is given back with its currency, who hands it over and why", async () => {
  const sent = serverAnswers(refundInCashEndpoint, () => ONE);
  const { user } = view();
  await user.click(screen.getByRole("button", { name: text.title }));
  expect(screen.getByText(text.most("$10.00"))).toBeTruthy();
  const form = within(screen.getByRole("form", { name: text.title }));
  await user.type(form.getByLabelText(text.amount), "5.35");
  await user.selectOptions(form.getByLabelText(text.currency), text.xcg);
  await user.selectOptions(form.getByLabelText(text.who), text.driver);
  await user.type(form.getByLabelText(text.reason), "A detour");
  await user.click(form.getByRole("button", { name: text.title }));
  expect(await screen.findByText(text.done)).toBeTruthy();
  expect(sent).toMatchObject([
    { body: { amount: 5.35, currency: "xcg", paid_out_by: "driver", reason: "A detour" } },
  ]);
});

test("its receipt is printed, with who handed it over and a line to sign", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const { user } = view();
  await user.click(screen.getByRole("button", { name: text.receipt }));
  const paper = within(screen.getByRole("article"));
  expect(paper.getByRole("heading", { name: text.receiptOf(12) })).toBeTruthy();
  expect(paper.getByText(text.byDriver("Dwight Rosaria"))).toBeTruthy();
  expect(paper.getByText(text.counts("$10.00"))).toBeTruthy();
  expect(paper.getByText(text.sign)).toBeTruthy();
  expect(print).toHaveBeenCalledOnce();
});

test("nothing more is given back of a case that has ended", () => {
  view({ ...ONE, state: "closed" });
  expect(screen.queryByRole("button", { name: text.title })).toBeNull();
  expect(screen.getByRole("button", { name: text.receipt })).toBeTruthy();
});
