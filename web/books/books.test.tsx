import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  checkBooksEndpoint,
  getBooksCheckEndpoint,
  getJournalEndpoint,
  getTaxReportEndpoint,
} from "../../contract/books/books.endpoints.ts";
import {
  addTaxRateEndpoint,
  getPaperDetailsEndpoint,
  listTaxRatesEndpoint,
  setPaperDetailsEndpoint,
} from "../../contract/company/paper-details.endpoints.ts";
import { DEFAULT_PAPER_DETAILS } from "../../contract/company/paper-details.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { keepSavedFiles } from "../testing/saved-files.ts";
import { refusal, serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { BooksView } from "./books-view.tsx";
import text from "./strings/en.ts";

const NOTHING = { fares: "0.00", tax: "0.00" };

function books() {
  serverAnswers(getTaxReportEndpoint, ({ query }) => ({
    month: query.get("month") ?? "",
    parts: [
      {
        percent: 6,
        rides: 14,
        fares: "347.50",
        tax: "19.65",
        credited: { fares: "21.50", tax: "1.22" },
        given_back: NOTHING,
        due: { fares: "326.00", tax: "18.43", without_tax: "307.57" },
      },
    ],
    tax_due: "18.43",
  }));
  serverAnswers(getBooksCheckEndpoint, () => ({ checked_at: "2026-11-20T07:10:00Z", faults: [] }));
  serverAnswers(getPaperDetailsEndpoint, () => ({ ...DEFAULT_PAPER_DETAILS, version: 3 }));
  serverAnswers(listTaxRatesEndpoint, () => [
    {
      id: 1,
      valid_from: "2026-01-01",
      percent: 6,
      created_at: "2026-01-01T12:00:00Z",
      created_by: "Suheily Maria",
      state: "in_force" as const,
      may_withdraw: false,
    },
  ]);
  return renderPart(
    <ToastProvider>
      <PageAt path="/admin/money">
        <BooksView />
      </PageAt>
    </ToastProvider>,
  );
}

test("a month's turnover tax is shown by rate, with what was credited and what is left to pay", async () => {
  books();
  const table = await screen.findByRole("table", { name: text.tax.title });
  for (const shown of ["6%", "$347.50", "$19.65", "$21.50", "$307.57", "$18.43"]) {
    expect(within(table).getByText(shown)).toBeTruthy();
  }
});

test("the last check says that all agrees, and a new one names what doesn't", async () => {
  const fault = { kind: "link_refunds" as const, id: 7, kept: "5.00", found: "0.00" };
  serverAnswers(checkBooksEndpoint, () => {
    serverAnswers(getBooksCheckEndpoint, () => ({ checked_at: "2026-11-20T12:00:00Z", faults: [fault] }));
    return { checked_at: "2026-11-20T12:00:00Z", faults: [fault] };
  });
  const { user } = books();
  expect(await screen.findByText(text.check.agrees)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.check.again }));
  expect(await screen.findByText(/Refunds of payment 7: \$5\.00 is kept/)).toBeTruthy();
  expect(screen.queryByText(text.check.agrees)).toBeNull();
});

test("a rate that a statement stands against says so at its day, and one that has begun there can't be withdrawn", async () => {
  const sentence = "A statement already has rides of 2026-10-31. The earliest day is 2026-11-01.";
  serverAnswers(addTaxRateEndpoint, () => refusal("invalid_input", { fields: { valid_from: sentence } }));
  const { user } = books();
  await screen.findByRole("table", { name: text.rates.title });
  expect(screen.queryByRole("button", { name: text.rates.withdraw })).toBeNull();
  await user.click(screen.getByRole("button", { name: text.rates.add }));
  const dialog = within(await screen.findByRole("dialog", { name: text.rates.add }));
  await user.type(dialog.getByLabelText(text.rates.percent), "9");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(sentence)).toBeTruthy();
});

test("a month's journal is saved as a table with ISO dates and as an auditfile", async () => {
  const saved = keepSavedFiles();
  const asked = serverAnswers(getJournalEndpoint, () => ({
    month: "2026-10",
    entries: [
      {
        number: 1,
        day: "2026-10-03",
        kind: "payment" as const,
        reference: "Statement 31",
        lines: [
          { account: "bank" as const, debit: "150.00", credit: "0.00" },
          { account: "debtors" as const, debit: "0.00", credit: "150.00" },
        ],
      },
    ],
    total: "150.00",
  }));
  const { user } = books();
  await user.click(await screen.findByRole("button", { name: text.journal.csv }));
  await user.click(screen.getByRole("button", { name: text.journal.xaf }));
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(asked).toHaveLength(2);
  expect(await saved[0]?.content.text()).toContain(
    "2026-10-03,2026-10-1,1300,Hotels and firms,0.00,150.00,Payment of a statement,Statement 31",
  );
  expect(await saved[1]?.content.text()).toContain("<trDt>2026-10-03</trDt>");
});

test("the company's own numbers are saved with the version that was read", async () => {
  const sent = serverAnswers(setPaperDetailsEndpoint, () => ({ ...DEFAULT_PAPER_DETAILS, version: 4 }));
  const { user } = books();
  const form = within(await screen.findByRole("form", { name: text.details.title }));
  await user.type(form.getByLabelText(new RegExp(text.details.crib)), "102.771.340");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(text.details.saved)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { ...DEFAULT_PAPER_DETAILS, crib: "102.771.340", version: 3 },
  ]);
});
