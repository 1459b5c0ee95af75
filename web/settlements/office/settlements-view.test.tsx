import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SettlementDetail } from "../../../contract/settlements/settlement-schemas.ts";
import {
  addCommissionRateEndpoint,
  closeSettlementEndpoint,
  correctSettlementEndpoint,
  getSettlementEndpoint,
  listCommissionRatesEndpoint,
  listCommissionRulesEndpoint,
  listDriversToPayEndpoint,
  listSettlementsEndpoint,
  previewCommissionEndpoint,
  previewSettlementEndpoint,
  withdrawCommissionRateEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import {
  addDriverEntryEndpoint,
  getDriverAccountEndpoint,
  paySettlementEndpoint,
  takeBackSettlementPaymentEndpoint,
} from "../../../contract/settlements/driver-accounts.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { CommissionView } from "./commission-view.tsx";
import { settlementCsv } from "./settlement-csv.ts";
import { SettlementsView } from "./settlements-view.tsx";
import text from "./strings/en.ts";
import payments from "../../payments/strings/en.ts";
import words from "../strings/en.ts";
import { settlementSchema } from "../../../contract/settlements/settlement-schemas.ts";

const FIGURES = {
  rides: 2,
  fares: "52.00",
  tips: "3.00",
  cash_usd: "0.00",
  cash_xcg: "46.54",
  card: "29.00",
  not_recorded: "0.00",
  commission: "10.40",
  handed_in_usd: "0.00",
  handed_in_xcg: "40.00",
  owed_usd: "18.60",
  owed_xcg: "40.00",
};
const WHOSE = {
  driver_id: 7,
  driver_name: "Nelly Sambo",
  first_day: "2026-11-09",
  last_day: "2026-11-15",
};
const LINE = {
  ride_id: 11,
  reference: "TR-4711",
  completed_at: "2026-11-10T16:00:00Z",
  paid_by: "card" as const,
  fare: "26.00",
  tip: "3.00",
  xcg: null,
  percent: 20,
  commission: "5.20",
};
const CLOSED: SettlementDetail = {
  ...FIGURES,
  ...WHOSE,
  id: 3,
  closed_at: "2026-11-16T13:00:00Z",
  closed_by: "Suheily Maria",
  corrections_usd: "0.00",
  corrections_xcg: "0.00",
  total_usd: "18.60",
  total_xcg: "40.00",
  together: "40.95",
  lines: [LINE],
  corrections: [],
  now: null,
};
const CORRECTED: SettlementDetail = {
  ...CLOSED,
  corrections_usd: "-20.00",
  total_usd: "-1.40",
  together: "20.95",
  corrections: [
    {
      id: 1,
      usd: "-20.00",
      xcg: "0.00",
      reason: "A fare paid twice",
      made_by: "Suheily Maria",
      made_at: "2026-11-17T13:00:00Z",
    },
  ],
};

const TO_PAY = {
  ...FIGURES,
  driver_id: 7,
  driver_name: "Nelly Sambo",
  state: "open" as const,
  settlement_id: null,
  entries_usd: "-150.00",
  entries_xcg: "0.00",
  total_usd: "-131.40",
  total_xcg: "40.00",
  carried_usd: "12.00",
  carried_xcg: "0.00",
  to_pay_usd: "-119.40",
  to_pay_xcg: "40.00",
  together: "-97.05",
};
const RAUL = { ...TO_PAY, driver_id: 8, driver_name: "Raul Martina" };
const PAYMENT = {
  id: 4,
  paid_on: "2026-11-18",
  how: "bank" as const,
  reference: "MCB 4471",
  usd: "10.00",
  xcg: "0.00",
  made_by: "Suheily Maria",
  made_at: "2026-11-18T13:00:00Z",
  takes_back: null,
  taken_back: false,
};
const ACCOUNT = {
  driver_id: 7,
  driver_name: "Nelly Sambo",
  balance_usd: "0.00",
  balance_xcg: "0.00",
  entries: [],
  rents: [],
  commission_rates: [],
};

type Shown = { state?: "open" | "under_way" | "settled"; settled_by?: number[] };

function view(preview: Shown = {}, path = "/admin/money?view=settlements") {
  serverAnswers(listDriversToPayEndpoint, () => ({
    first_day: WHOSE.first_day,
    last_day: WHOSE.last_day,
    drivers: [TO_PAY, RAUL],
  }));
  serverAnswers(getDriverAccountEndpoint, () => ACCOUNT);
  serverAnswers(listDriverRecordsEndpoint, () => [{ id: 7, name: "Nelly Sambo" }]);
  serverAnswers(listSettlementsEndpoint, () => [settlementSchema.parse(CLOSED)]);
  serverAnswers(previewSettlementEndpoint, () => ({
    ...FIGURES,
    ...WHOSE,
    together: "40.95",
    state: "open" as const,
    settled_by: [],
    lines: [LINE],
    ...preview,
  }));
  return renderPart(
    <ToastProvider>
      <PageAt path={path}>
        <SettlementsView />
      </PageAt>
    </ToastProvider>,
  );
}

async function choose({ user }: ReturnType<typeof view>) {
  await screen.findByRole("option", { name: "Nelly Sambo" });
  await user.selectOptions(screen.getByLabelText(text.driver), "Nelly Sambo");
  return within(await screen.findByRole("region", { name: text.of("Nelly Sambo") }));
}

test("a period says who owes whom in each currency, and how that comes", async () => {
  const preview = await choose(view());
  expect(preview.getByText("We owe Nelly Sambo $18.60 and XCG 40.00.")).toBeTruthy();
  expect(
    preview.getByText(/At 1.79 guilders to the dollar that makes: We owe Nelly Sambo \$40.95/),
  ).toBeTruthy();
  expect(preview.getByRole("row", { name: `${words.commission} -10.40` })).toBeTruthy();
  expect(preview.getByRole("row", { name: `${words.total} 18.60 40.00` })).toBeTruthy();
  expect(preview.getByRole("row", { name: /TR-4711 .* \$26.00 \$3.00 \$5.20 \(20.00%\)/ })).toBeTruthy();
});

test("an open settlement has an address, which opens it and ends with it", async () => {
  serverAnswers(getSettlementEndpoint, () => CLOSED);
  const { user } = view({}, "/admin/money?view=settlements&settlement=3");
  const name = text.of("Nelly Sambo");
  const dialog = within(await screen.findByRole("dialog", { name: new RegExp(`^${name}`) }));
  const address = screen.getByLabelText("Address");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(address.textContent).toBe("/admin/money?view=settlements");
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${text.open}`) }));
  expect(address.textContent).toBe("/admin/money?view=settlements&settlement=3");
});

test("it is closed with the figures that are shown, and then shown as closed", async () => {
  const sent = serverAnswers(closeSettlementEndpoint, () => CLOSED);
  serverAnswers(getSettlementEndpoint, () => CLOSED);
  const shown = view();
  const preview = await choose(shown);
  await shown.user.click(preview.getByRole("button", { name: text.close }));
  const question = within(
    screen.getByRole("dialog", { name: /^Close November 9, 2026 to November 15, 2026/ }),
  );
  await shown.user.click(question.getByRole("button", { name: text.close }));
  expect(await screen.findByRole("dialog", { name: text.of("Nelly Sambo") })).toBeTruthy();
  const seen = { rides: 2, owed_usd: "18.60", owed_xcg: "40.00" };
  expect(sent).toMatchObject([
    { body: { driver_id: 7, first_day: "2026-11-09", last_day: "2026-11-15", seen } },
  ]);
});

test("all who are ready are closed in one go, each on its own, and who wasn't is named with the reason", async () => {
  const sent = serverAnswers(closeSettlementEndpoint, ({ body }) =>
    (body as { driver_id: number }).driver_id === 7 ? CLOSED : refusal("period_settled"),
  );
  const { user } = view();
  const row = await screen.findByRole("row", { name: /Nelly Sambo/ });
  expect(within(row).getByText("$119.40 from the driver")).toBeTruthy();
  expect(within(row).getByText("XCG 40.00 to the driver")).toBeTruthy();
  expect(row.textContent).toContain("-$150.00");
  await user.click(screen.getByRole("button", { name: text.closeAll(2) }));
  const question = within(screen.getByRole("dialog"));
  await user.click(question.getByRole("button", { name: text.closeAll(2) }));
  const failed = await screen.findByText(text.notClosed);
  expect(failed.parentElement?.textContent).toContain(
    "Raul Martina: Some of these days are in a closed settlement already.",
  );
  expect(sent).toMatchObject([
    {
      body: { driver_id: 7, seen: { rides: 2, owed_usd: "18.60", total_usd: "-131.40", total_xcg: "40.00" } },
    },
    { body: { driver_id: 8 } },
  ]);
});

test("a part of a settlement is noted as paid, in the direction in which it is open, and taken back", async () => {
  const open = { ...CLOSED, open_usd: "-18.60", open_xcg: "0.00", payments: [PAYMENT] };
  serverAnswers(getSettlementEndpoint, () => open);
  const paid = serverAnswers(paySettlementEndpoint, () => open);
  const back = serverAnswers(takeBackSettlementPaymentEndpoint, () => ACCOUNT);
  const { user } = view();
  await user.click(await screen.findByRole("button", { name: /^Open: Nelly Sambo/ }));
  const dialog = within(await screen.findByRole("dialog", { name: text.of("Nelly Sambo") }));
  expect(dialog.getByText("$10.00 to the driver")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: text.notePayment }));
  const form = within(screen.getByRole("form", { name: text.payOf("Nelly Sambo") }));
  const amount = form.getByLabelText(text.fromDriver("US$"));
  await user.clear(amount);
  await user.type(amount, "8.60");
  await user.type(form.getByLabelText(text.reference), "Receipt 12");
  await user.click(form.getByRole("button", { name: text.pay }));
  expect(await screen.findByText(text.paymentNoted)).toBeTruthy();
  expect(paid).toMatchObject([
    { body: { how: "bank", usd: -8.6, reference: "Receipt 12", seen: { usd: "-18.60", xcg: "0.00" } } },
  ]);
  await user.click(dialog.getByRole("button", { name: text.takeBack }));
  const question = within(screen.getByRole("form", { name: text.takeBackOf("$10.00") }));
  await user.type(question.getByLabelText(text.reason), "Sent back");
  await user.click(question.getByRole("button", { name: text.takeBack }));
  expect(await screen.findByText(text.tookBack)).toBeTruthy();
  expect(back).toMatchObject([{ body: { reason: "Sent back" } }]);
});

test("the difference of closed days is offered as a correction", async () => {
  serverAnswers(getSettlementEndpoint, () => ({ ...CLOSED, now: { ...FIGURES, owed_usd: "21.20" } }));
  const { user } = view();
  await user.click(await screen.findByRole("button", { name: /^Open: Nelly Sambo/ }));
  await user.click(await screen.findByRole("button", { name: text.correctBy("$2.60") }));
  const form = within(screen.getByRole("form", { name: text.correctOf("Nelly Sambo") }));
  expect(form.getByLabelText(text.amount)).toHaveProperty("value", "2.60");
});

test("an expense of a driver is entered beside their rides", async () => {
  const sent = serverAnswers(addDriverEntryEndpoint, () => ACCOUNT);
  const shown = view();
  await choose(shown);
  const { user } = shown;
  await user.click(await screen.findByText(text.account("Nelly Sambo")));
  await user.click(screen.getByRole("button", { name: text.addEntry }));
  const form = within(screen.getByRole("form", { name: text.addEntry }));
  await user.selectOptions(form.getByLabelText(text.kind), text.kinds.expense);
  await user.type(form.getByLabelText(text.amount), "18.5");
  await user.type(form.getByLabelText(text.note), "A new tyre");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(text.entryAdded)).toBeTruthy();
  expect(sent).toMatchObject([
    { body: { kind: "expense", amount: 18.5, currency: "usd", note: "A new tyre" } },
  ]);
});

test("a commission of before today says what it changes before it is saved", async () => {
  serverAnswers(listCommissionRulesEndpoint, () => []);
  serverAnswers(listCommissionRatesEndpoint, () => []);
  serverAnswers(previewCommissionEndpoint, () => ({
    rides: 2,
    before: "10.40",
    after: "5.20",
    closed: [
      {
        settlement_id: 3,
        driver_name: WHOSE.driver_name,
        first_day: WHOSE.first_day,
        last_day: WHOSE.last_day,
        difference: "2.60",
      },
    ],
  }));
  const sent = serverAnswers(addCommissionRateEndpoint, () => refusal("internal"));
  const { user } = renderPart(
    <ToastProvider>
      <CommissionView />
    </ToastProvider>,
  );
  await user.click(await screen.findByRole("button", { name: text.rates.add }));
  const form = within(screen.getByRole("form", { name: text.rates.add }));
  await user.clear(form.getByLabelText(text.rates.validFrom));
  await user.type(form.getByLabelText(text.rates.validFrom), "2020-01-01");
  await user.type(form.getByLabelText(text.rates.percent), "10");
  await user.type(form.getByLabelText(text.rates.reason), "Promised");
  expect(await form.findByText(text.changesOpen(2, "$10.40", "$5.20"))).toBeTruthy();
  expect(form.getByText("Nelly Sambo, November 9, 2026 to November 15, 2026: $2.60")).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(sent).toMatchObject([
    { body: { valid_from: "2020-01-01", percent: 10, back_dated: true, reason: "Promised" } },
  ]);
});

test("whoever comes second hears that the days are closed", async () => {
  serverAnswers(closeSettlementEndpoint, () => refusal("period_settled"));
  const shown = view();
  const preview = await choose(shown);
  await shown.user.click(preview.getByRole("button", { name: text.close }));
  const question = within(screen.getByRole("dialog", { name: /^Close November 9/ }));
  await shown.user.click(question.getByRole("button", { name: text.close }));
  expect((await question.findByRole("alert")).textContent).toBe(
    "Some of these days are in a closed settlement already.",
  );
});

test.each([
  [{ state: "under_way" as const }, text.underWay],
  [{ state: "settled" as const, settled_by: [3] }, text.settled],
])("it can't be closed while %j", async (state, sentence) => {
  const preview = await choose(view(state));
  expect(preview.getByText(sentence)).toBeTruthy();
  expect(preview.queryByRole("button", { name: text.close })).toBeNull();
});

test("a correction changes the total and leaves the closed figures, and is in favour of whom it says", async () => {
  let present = CLOSED;
  serverAnswers(getSettlementEndpoint, () => present);
  const sent = serverAnswers(correctSettlementEndpoint, () => {
    present = CORRECTED;
    return CORRECTED;
  });
  const { user } = view();
  await user.click(await screen.findByRole("button", { name: /^Open: Nelly Sambo/ }));
  const dialog = within(await screen.findByRole("dialog", { name: text.of("Nelly Sambo") }));
  await user.click(dialog.getByRole("button", { name: text.correct }));
  const form = within(screen.getByRole("form", { name: text.correctOf("Nelly Sambo") }));
  await user.selectOptions(form.getByLabelText(text.inFavour), text.favours.company);
  await user.type(form.getByLabelText(text.amount), "20");
  await user.type(form.getByLabelText(text.reason), "A fare paid twice");
  await user.click(form.getByRole("button", { name: text.correct }));
  expect(await dialog.findByText("We owe Nelly Sambo XCG 40.00. Nelly Sambo owes us $1.40.")).toBeTruthy();
  expect(dialog.getByRole("row", { name: `${words.asClosed} 18.60 40.00` })).toBeTruthy();
  expect(dialog.getByRole("listitem").textContent).toContain("Nelly Sambo owes us $20.00. A fare paid twice");
  expect(sent).toMatchObject([{ body: { currency: "usd", amount: -20, reason: "A fare paid twice" } }]);
});

test("what has become of its days since the closing is said beside it", async () => {
  serverAnswers(getSettlementEndpoint, () => ({
    ...CLOSED,
    now: { ...FIGURES, rides: 3, owed_usd: "39.40" },
  }));
  const { user } = view();
  await user.click(await screen.findByRole("button", { name: /^Open: Nelly Sambo/ }));
  const sentence = text.changed(3, "We owe Nelly Sambo $39.40 and XCG 40.00.");
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("a settlement is printed as a paper to sign", async () => {
  serverAnswers(getSettlementEndpoint, () => CORRECTED);
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const { user } = view();
  await user.click(await screen.findByRole("button", { name: /^Open: Nelly Sambo/ }));
  await user.click(await screen.findByRole("button", { name: text.print }));
  const paper = within(screen.getByRole("article"));
  expect(paper.getByRole("heading", { name: text.of("Nelly Sambo") })).toBeTruthy();
  expect(paper.getByText(text.signDriver)).toBeTruthy();
  expect(print).toHaveBeenCalledOnce();
});

test("its CSV has the sums, the corrections and each ride, with the decimal sign of the reader's spreadsheet", () => {
  const written = {
    settlement: CORRECTED,
    title: "Settlement with Nelly Sambo",
    lines: [{ name: words.total, usd: "-1.40", xcg: "40.00" }],
    text,
    words,
    payments,
    moment: (at: string) => at,
  };
  const lines = settlementCsv(written, ";").split("\r\n");
  expect(lines).toContain("Owed;-1,40;40,00");
  expect(lines).toContain("2026-11-17T13:00:00Z;-20,00;0,00;A fare paid twice;Suheily Maria");
  expect(lines).toContain(
    "TR-4711;2026-11-10T16:00:00Z;Card in the car;26,00;0,00;3,00;;20,00;5,20;0,00;0,00",
  );
});

test("a commission is set from a day on, and one that is to come is withdrawn", async () => {
  serverAnswers(listCommissionRulesEndpoint, () => []);
  serverAnswers(listCommissionRatesEndpoint, () => [
    {
      id: 2,
      valid_from: "2027-01-01",
      percent: 17.25,
      created_at: "2026-11-16T13:00:00Z",
      created_by: "Suheily Maria",
      state: "coming" as const,
    },
  ]);
  const added = serverAnswers(addCommissionRateEndpoint, () => refusal("internal"));
  const withdrawn = serverAnswers(withdrawCommissionRateEndpoint, () => null);
  const { user } = renderPart(
    <ToastProvider>
      <CommissionView />
    </ToastProvider>,
  );
  const row = within(await screen.findByRole("row", { name: /January 1, 2027 17.25 To come/ }));
  await user.click(row.getByRole("button", { name: /^Withdraw/ }));
  const question = within(screen.getByRole("dialog"));
  await user.type(question.getByLabelText(text.rates.reason), "Not agreed");
  await user.click(question.getByRole("button", { name: text.rates.withdraw }));
  expect(await screen.findByText(text.rates.withdrawn)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.rates.add }));
  const form = within(screen.getByRole("form", { name: text.rates.add }));
  await user.type(form.getByLabelText(text.rates.percent), "12.5");
  await user.type(form.getByLabelText(text.rates.reason), "As agreed");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(withdrawn).toMatchObject([{ body: { reason: "Not agreed" } }]);
  expect(added).toMatchObject([{ body: { percent: 12.5 } }]);
});
