import { noonOf } from "../../../domain/curacao-days.ts";
import type { OfficeDay } from "../../../contract/reports/office-day.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { useWaited } from "../../office/use-waited.ts";
import { useOfficeDay } from "./use-office-day.ts";
import type { WaitingThing } from "./use-waiting.ts";

/** A hotel that was sent its statement again is left in peace for so long. */
const REMIND_EVERY_DAYS = 7;

/** Hotels and firms that have left a statement unpaid for too long. */
export function useUnpaid(now: Date) {
  const words = useStrings("staff/start");
  const waited = useWaited();
  const { shortDate, shortMonth, usd } = useFormats();
  const { data, isPending, error, refetch } = useOfficeDay();
  const isDue = ({ mailed_at }: Statement) =>
    mailed_at === null || now.getTime() - Date.parse(mailed_at) > REMIND_EVERY_DAYS * DAY_MS;
  const things = data?.value.unpaid.statements.filter(isDue).map(
    ({ id, partner_id, partner_name, month, rides, owed, made_at, mailed_at }): WaitingThing => ({
      key: `statement-${id}`,
      icon: "cash",
      title: words.notPaid(partner_name, shortMonth(noonOf(`${month}-15`))),
      detail: [
        words.rides(rides),
        usd(Number(owed)),
        mailed_at === null ? words.notSent : words.sentOn(shortDate(mailed_at)),
      ].join(", "),
      due: waited(made_at).text,
      tone: "late",
      at: Date.parse(made_at),
      action: words.remind,
      deed: { kind: "page", to: officePaths.adminStatement(partner_id, id) },
    }),
  );
  return { isPending, error, refetch, things };
}

/** Fares that count as paid on account while no account pays them: each is put right on the page of its ride. */
export function useOwedByNobody() {
  const words = useStrings("staff/start");
  const { shortDate, usd } = useFormats();
  const { data, isPending, error, refetch } = useOfficeDay();
  const { rides = 0, fares = "0.00", listed = [] } = data?.value.owed_by_nobody ?? {};
  const [latest] = listed;
  const thing: readonly WaitingThing[] =
    latest === undefined
      ? []
      : [
          {
            key: "owed-by-nobody",
            icon: "cash",
            title: words.owedByNobody(rides),
            detail: [
              usd(Number(fares)),
              words.latestOf(shortDate(latest.completed_at), latest.driver_name),
            ].join(", "),
            due: null,
            tone: "soon",
            at: Date.parse(latest.completed_at),
            action: words.putRight,
            deed: { kind: "page", to: officePaths.operatorRide(latest.id) },
          },
        ];
  return { isPending, error, refetch, things: data === undefined ? undefined : thing };
}

/** Sums that aren't what their history adds up to: nothing is more urgent, as every figure may be wrong. */
export function useBooksFaults() {
  const words = useStrings("staff/start");
  const { data, isPending, error, refetch } = useOfficeDay();
  const faults = data?.value.books_faults ?? 0;
  const thing: readonly WaitingThing[] =
    faults === 0
      ? []
      : [
          {
            key: "books",
            icon: "alert",
            title: words.booksWrong,
            detail: words.booksFaults(faults),
            due: null,
            tone: "late",
            at: 0,
            action: words.look,
            deed: { kind: "page", to: officePaths.adminBooks },
          },
        ];
  return { isPending, error, refetch, things: data === undefined ? undefined : thing };
}

type Statement = OfficeDay["unpaid"]["statements"][number];
