import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useOwnParts } from "../../company/use-own-parts.ts";
import { useTexts } from "../use-site-texts.ts";
import type { Tour } from "./tours.ts";
import styles from "./tour-facts.module.css";

/** Duration, the driver's part and cancellation of a tour. */
export function TourFacts({ tour }: { readonly tour: Tour }) {
  const text = useStrings("site-texts/tours");
  const { guide } = useTexts(tour.slug);
  const { shortUsd } = useFormats();
  const parts = useOwnParts();
  const { cancellation, hours } = tour;
  return (
    <dl className={styles.tourFacts}>
      <div>
        <dt>{text.duration}</dt>
        <dd>{text.hours(hours)}</dd>
      </div>
      <div>
        <dt>{text.role}</dt>
        <dd>{guide}</dd>
      </div>
      {parts["tour-prices"] && (
        <div data-part="tour-prices">
          <dt>{text.cancellation}</dt>
          <dd>
            {cancellation.kind === "fee"
              ? text.fee(shortUsd(cancellation.dollars))
              : text.free(cancellation.hours)}
          </dd>
        </div>
      )}
    </dl>
  );
}
