import { type DealTerms, dealOff } from "../../../domain/deals/deal.ts";
import { isWholeCents, toDollars } from "../../../domain/dollars.ts";
import { fromDollars } from "../../../domain/money.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type DealValues, bodyOf } from "./deal-values.ts";
import styles from "./deals.module.css";

/** Fares of a short ride, one across the island and one to its far end. */
const FARES = [15, 34, 70];

/** Some fares with the deal that stands in the form. */
export function DealPreview({ values }: { readonly values: DealValues }) {
  const text = useStrings("deals/office");
  const { usd } = useFormats();
  const terms = termsOf(values);
  if (terms === null) return null;
  return (
    <dl className={styles.preview} aria-label={text.preview}>
      {FARES.map((fare) => {
        const cents = fromDollars(fare);
        const off = cents < terms.minimumCents ? 0 : dealOff(terms, cents);
        return (
          <div key={fare}>
            <dt>{usd(fare)}</dt>
            <dd>
              {off === 0 ? text.asItIs : text.becomes(usd(toDollars(cents - off)), usd(toDollars(off)))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The form as terms; null where an amount of it can't be read. */
function termsOf(values: DealValues): DealTerms | null {
  const { percent, off, minimum, trips, name } = bodyOf(values);
  const given = percent ?? off;
  if (given === null || given <= 0 || ![given, minimum].every(isWholeCents)) return null;
  return {
    id: 0,
    name,
    percent,
    offCents: off === null ? null : fromDollars(off),
    minimumCents: fromDollars(minimum),
    trips,
    validFrom: null,
    validUntil: null,
  };
}
