import { noonOf } from "../../domain/curacao-days.ts";
import type {
  SettledEntry,
  Settlement,
  SettlementPreview,
  OwnSettlement,
  SettlementFigures,
} from "../../contract/settlements/settlement-schemas.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { usePaymentText } from "../payments/use-payment-text.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { fromDollars } from "../../domain/money.ts";

/** A line of the statement; an amount that has no place on it is null. */
export type StatementLine = {
  readonly name: string;
  readonly usd: string | null;
  readonly xcg: string | null;
  readonly total?: true;
};

type Both = { readonly usd: string; readonly xcg: string };

/** The debt in words, and the lines that lead there. */
export function useSettlementText() {
  const text = useStrings("settlements");
  const { date, usd } = useFormats();
  const { guilders } = usePaymentText();
  const day = (of: string) => date(noonOf(of));

  /** "We owe Nelly Sambo $34.70 and XCG 49.50."; to drivers themselves, whose name is null, "You get $34.70 …". */
  const owed = (name: string | null, both: Both): string => {
    const amounts = [
      { value: Number(both.usd), shown: usd },
      { value: Number(both.xcg), shown: guilders },
    ];
    const of = (sign: number) =>
      amounts.filter(({ value }) => value * sign > 0).map(({ value, shown }) => shown(Math.abs(value)));
    const [get, owe] =
      name === null
        ? [text.youGet, text.youOwe]
        : [(amount: string) => text.weOwe(name, amount), (amount: string) => text.owesUs(name, amount)];
    const said = (shown: string[], sentence: (amount: string) => string) =>
      shown.length === 0 ? [] : [sentence(shown.reduce(text.and))];
    const sentences = [...said(of(1), get), ...said(of(-1), owe)];
    return sentences.length === 0 ? text.even : sentences.join(" ");
  };

  /** "$34.70 and XCG 49.50", the guilders where there are some. */
  const amount = ({ usd: dollars, xcg }: Both): string => {
    const shown = [
      ...(Number(dollars) === 0 && Number(xcg) !== 0 ? [] : [usd(Number(dollars))]),
      ...(Number(xcg) === 0 ? [] : [guilders(Number(xcg))]),
    ];
    return shown.reduce(text.and);
  };

  const entryLines = (entries: readonly SettledEntry[] = []): StatementLine[] =>
    entries.map((entry) => ({
      name: [text.kinds[entry.kind], day(entry.day), entry.note].filter((part) => part !== "").join(", "),
      usd: Number(entry.usd) === 0 ? null : entry.usd,
      xcg: Number(entry.xcg) === 0 ? null : entry.xcg,
    }));

  const partsOf = (figures: SettlementFigures): StatementLine[] => [
    { name: text.cardToUs, usd: cardAlone(figures), xcg: null },
    ...linkLine(text.linkToUs, figures),
    { name: text.handedIn, usd: figures.handed_in_usd, xcg: figures.handed_in_xcg },
    { name: text.commission, usd: toDollarString(-commissionCents(figures)), xcg: null },
    ...(figures.deals === undefined ? [] : [{ name: text.deals, usd: figures.deals, xcg: null }]),
  ];

  return {
    day,
    days: ({ first_day, last_day }: { first_day: string; last_day: string }) =>
      text.days(day(first_day), day(last_day)),
    owed,
    /** Both currencies in one, where both are owed; else there is nothing to say. */
    together: (name: string | null, both: Both, inDollars: string): string | null =>
      Number(both.xcg) === 0 ? null : text.together(owed(name, { usd: inDollars, xcg: "0" })),
    /** The lines on what was driven and how it was paid. */
    rides: (figures: SettlementFigures): StatementLine[] => [
      { name: text.fares(figures.rides), usd: figures.fares, xcg: null },
      { name: text.tips, usd: figures.tips, xcg: null },
      { name: text.brought, usd: toDollarString(broughtCents(figures)), xcg: null, total: true },
      { name: text.cash, usd: figures.cash_usd, xcg: null },
      ...(Number(figures.cash_xcg) === 0
        ? []
        : [{ name: text.cashXcg, usd: toDollarString(guildersWorthCents(figures)), xcg: figures.cash_xcg }]),
      { name: text.card, usd: cardAlone(figures), xcg: null },
      ...linkLine(text.byLink, figures),
      ...givenBackLine(text.givenBack, figures),
      { name: text.notRecorded, usd: figures.not_recorded, xcg: null },
    ],
    amount,
    /** The lines that add up to the debt, and with what was left before to what there is to pay. */
    sums: (preview: SettlementPreview): StatementLine[] => [
      ...partsOf(preview),
      ...entryLines(preview.entries),
      { name: text.total, ...totalOf(preview), total: true },
      ...(isNothing(preview.carried_usd, preview.carried_xcg)
        ? []
        : [
            { name: text.carried, usd: preview.carried_usd ?? null, xcg: preview.carried_xcg ?? null },
            {
              name: text.toPay,
              usd: preview.to_pay_usd ?? null,
              xcg: preview.to_pay_xcg ?? null,
              total: true as const,
            },
          ]),
    ],
    /** The same of a closed one, with what was corrected since. */
    closedSums: (settlement: OwnSettlement): StatementLine[] => [
      ...partsOf(settlement),
      ...entryLines(settlement.entries),
      ...(settlement.corrections.length === 0
        ? []
        : [
            { name: text.asClosed, ...asClosed(settlement) },
            { name: text.corrections, usd: settlement.corrections_usd, xcg: settlement.corrections_xcg },
          ]),
      { name: text.total, ...totalOf(settlement), total: true },
      ...(settlement.payments === undefined || settlement.payments.length === 0
        ? []
        : [
            { name: text.paid, usd: settlement.paid_usd ?? null, xcg: settlement.paid_xcg ?? null },
            {
              name: text.left,
              usd: settlement.open_usd ?? null,
              xcg: settlement.open_xcg ?? null,
              total: true as const,
            },
          ]),
    ],
  };
}

/** A line of what was paid by link, where something was. */
function linkLine(name: string, { by_link: usd = "0" }: SettlementFigures): StatementLine[] {
  return Number(usd) === 0 ? [] : [{ name, usd, xcg: null }];
}

/** The part of that which was given back: it stays the driver's. */
function givenBackLine(name: string, { given_back: usd }: SettlementFigures): StatementLine[] {
  return usd === undefined ? [] : [{ name, usd, xcg: null }];
}

/** The commission on the full fares: what deals took off them is a line of its own. */
function commissionCents({ commission, deals = "0" }: SettlementFigures): number {
  return fromDollars(commission) + fromDollars(deals);
}

function cardAlone({ card, by_link = "0" }: SettlementFigures): string {
  return toDollarString(fromDollars(card) - fromDollars(by_link));
}

function broughtCents({ fares, tips }: SettlementFigures): number {
  return fromDollars(fares) + fromDollars(tips);
}

/** The fares and tips paid in guilders, in the dollars of the prices: the rest of all that was paid otherwise. */
function guildersWorthCents(figures: SettlementFigures): number {
  const { cash_usd, card, not_recorded } = figures;
  return broughtCents(figures) - fromDollars(cash_usd) - fromDollars(card) - fromDollars(not_recorded);
}

type Owing = Pick<SettlementFigures, "owed_usd" | "owed_xcg"> & {
  readonly total_usd?: string | undefined;
  readonly total_xcg?: string | undefined;
};

/** The debt of a settlement with its entries and corrections; an older server knows of no entries. */
export function totalOf({ owed_usd, owed_xcg, total_usd = owed_usd, total_xcg = owed_xcg }: Owing): Both {
  return { usd: total_usd, xcg: total_xcg };
}

/** The debt as it was closed, with the entries and without the corrections. */
function asClosed(
  settlement: Pick<Settlement, "total_usd" | "total_xcg" | "corrections_usd" | "corrections_xcg">,
): Both {
  const less = (total: string, corrections: string) =>
    toDollarString(fromDollars(total) - fromDollars(corrections));
  return {
    usd: less(settlement.total_usd, settlement.corrections_usd),
    xcg: less(settlement.total_xcg, settlement.corrections_xcg),
  };
}

export function isNothing(usd = "0", xcg = "0"): boolean {
  return Number(usd) === 0 && Number(xcg) === 0;
}
