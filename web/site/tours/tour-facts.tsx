import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { Tour } from "./tours.ts";
import styles from "./tour-facts.module.css";

/** Duration, the driver's part, price and cancellation of a tour. */
export function TourFacts({ tour }: { readonly tour: Tour }) {
  const text = useStrings("site/tours");
  const { shortUsd, xcg } = useFormats();
  const { cancellation, dollarsPerPerson, hours, slug } = tour;
  return (
    <dl className={styles.tourFacts}>
      <div>
        <dt>{text.duration}</dt>
        <dd>{text.hours(hours)}</dd>
      </div>
      <div>
        <dt>{text.role}</dt>
        <dd>{text.tours[slug].role}</dd>
      </div>
      <div>
        <dt>{text.price}</dt>
        <dd>
          {shortUsd(dollarsPerPerson)} <span className="muted small">{xcg(dollarsPerPerson)}</span>
        </dd>
      </div>
      <div>
        <dt>{text.cancellation}</dt>
        <dd>
          {cancellation.kind === "fee"
            ? text.fee(shortUsd(cancellation.dollars))
            : text.free(cancellation.hours)}
        </dd>
      </div>
    </dl>
  );
}
