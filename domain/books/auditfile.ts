import { addDays, addMonths } from "../curacao-days.ts";
import { escapeMarkup } from "../escape-markup.ts";
import { ACCOUNTS, BALANCE_ACCOUNTS, type AccountName } from "./journal.ts";

type Line = { readonly account: AccountName; readonly debit: string; readonly credit: string };
type Entry = {
  readonly number: number;
  readonly day: string;
  readonly text: string;
  readonly reference: string;
  readonly lines: readonly Line[];
};

/** The entries of a month, with the words of whoever reads them. */
export type BooksOfMonth = {
  readonly month: string;
  readonly company: { readonly name: string; readonly crib: string };
  readonly accounts: Readonly<Record<AccountName, string>>;
  readonly entries: readonly Entry[];
  /** All debits, which are all credits. */
  readonly total: string;
  /** The day on which the file is made. */
  readonly madeOn: string;
};

/** The entries as an XML Auditfile Financieel, version 3.2, which accounting programs of the Dutch Caribbean read. */
export function auditfile(books: BooksOfMonth): string {
  const { month, company, entries, total, madeOn } = books;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const [year = "", number = ""] = month.split("-");
  const lines = entries.reduce((sum, entry) => sum + entry.lines.length, 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">',
    "<header>",
    tag("fiscalYear", year),
    tag("startDate", `${month}-01`),
    tag("endDate", last),
    tag("curCode", "USD"),
    tag("dateCreated", madeOn),
    tag("softwareDesc", "Trupial"),
    tag("softwareVersion", "1"),
    "</header>",
    "<company>",
    tag("companyName", company.name),
    tag("taxRegistrationCountry", "CW"),
    tag("taxRegIdent", company.crib),
    ...ledger(books),
    "<periods><period>",
    tag("periodNumber", String(Number(number))),
    tag("startDatePeriod", `${month}-01`),
    tag("endDatePeriod", last),
    "</period></periods>",
    "<transactions>",
    tag("linesCount", String(lines)),
    tag("totalDebit", total),
    tag("totalCredit", total),
    "<journal>",
    tag("jrnID", "TAXI"),
    tag("desc", company.name),
    tag("jrnTp", "M"),
    ...entries.flatMap((entry) => transaction(entry, { month, period: String(Number(number)) })),
    "</journal></transactions></company></auditfile>",
    "",
  ].join("\n");
}

function ledger({ accounts }: BooksOfMonth): string[] {
  const names = Object.keys(ACCOUNTS) as AccountName[];
  return [
    "<generalLedger>",
    ...names.map((name) => {
      const kind = BALANCE_ACCOUNTS.includes(name) ? "B" : "P";
      return `<ledgerAccount>${tag("accID", ACCOUNTS[name])}${tag("accDesc", accounts[name])}${tag("accTyp", kind)}</ledgerAccount>`;
    }),
    "</generalLedger>",
  ];
}

function transaction(entry: Entry, { month, period }: { month: string; period: string }): string[] {
  return [
    "<transaction>",
    tag("nr", `${month}-${entry.number}`),
    tag("desc", entry.text),
    tag("periodNumber", period),
    tag("trDt", entry.day),
    ...entry.lines.map((line, index) => {
      const isDebit = Number(line.debit) > 0;
      return [
        "<trLine>",
        tag("nr", String(index + 1)),
        tag("accID", ACCOUNTS[line.account]),
        tag("docRef", entry.reference),
        tag("effDate", entry.day),
        tag("desc", entry.text),
        tag("amnt", isDebit ? line.debit : line.credit),
        tag("amntTp", isDebit ? "D" : "C"),
        "</trLine>",
      ].join("");
    }),
    "</transaction>",
  ];
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
