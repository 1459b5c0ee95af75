import type { WireDeal } from "../../../contract/deals/deal-schemas.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";

/** A deal in a line: whom it is for, what it gives, on which trips and days. */
export function useDealFacts(): (deal: WireDeal) => string {
  const text = useStrings("deals/office");
  const { usd, date } = useFormats();
  return (deal) => {
    const { kind, code, level, partner_name, percent, off, minimum, trips, valid_from, valid_until } = deal;
    const whom = {
      code: code ?? "",
      first_ride: text.kinds.first_ride,
      partner_guests: partner_name ?? text.everyHotel,
      vip_level: text.vip(level ?? 0),
    }[kind];
    return [
      whom,
      percent === null ? text.amountOff(usd(off ?? 0)) : text.percentOff(percent),
      ...(minimum > 0 ? [text.fromFare(usd(minimum))] : []),
      ...(trips === "any" ? [] : [text.tripsOf[trips]]),
      ...(valid_from === null ? [] : [text.fromDay(date(noonOf(valid_from)))]),
      ...(valid_until === null ? [] : [text.untilDay(date(noonOf(valid_until)))]),
    ].join(" · ");
  };
}
