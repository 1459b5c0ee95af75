import type { ReactNode } from "react";
import { linesOf } from "../../../contract/site-texts/text-parts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustration.tsx";
import { useOwnParts } from "../../company/use-own-parts.ts";
import { useTexts } from "../use-site-texts.ts";
import { TourFacts } from "./tour-facts.tsx";
import type { Tour } from "./tours.ts";
import tourPictureStyles from "./tour-picture.module.css";
import styles from "./tour-card.module.css";

/** One tour of the six, with all that decides. The link to its page comes from the page that shows it. */
export function TourCard({ tour, more }: { readonly tour: Tour; readonly more: ReactNode }) {
  const text = useStrings("site-texts/tours");
  const { shortUsd, xcg } = useFormats();
  const words = useTexts(tour.slug);
  const parts = useOwnParts();
  return (
    <article className={styles.tourCard}>
      <Illustration
        drawing={tour.drawing}
        label={text.tours[tour.slug].picture}
        className={tourPictureStyles.picture}
      />
      <div className={styles.tourText}>
        <div className="between">
          <h2>{words.title}</h2>
          {parts["tour-prices"] && (
            <p className={styles.tourPrice} data-part="tour-prices">
              {text.perPerson(shortUsd(tour.dollarsPerPerson))}
              <span className="muted small">{xcg(tour.dollarsPerPerson)}</span>
            </p>
          )}
        </div>
        <p className="muted">{words.about}</p>
        <TourFacts tour={tour} />
        <TourIncludes tour={tour} />
        {more !== null && <div className={styles.more}>{more}</div>}
      </div>
    </article>
  );
}

/** The services that the price of a tour includes. */
export function TourIncludes({ tour }: { readonly tour: Tour }) {
  const text = useStrings("site-texts/tours");
  const { includes } = useTexts(tour.slug);
  return (
    <div>
      <p className={styles.tourIncludes}>{text.includes}</p>
      <ul className={styles.tourList}>
        {linesOf(includes).map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
