import type { ReactNode } from "react";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustration.tsx";
import { TourFacts } from "./tour-facts.tsx";
import type { Tour } from "./tours.ts";
import tourPictureStyles from "./tour-picture.module.css";
import styles from "./tour-card.module.css";

/** One tour of the six, with all that decides. The link to its page comes from the page that shows it. */
export function TourCard({ tour, more }: { readonly tour: Tour; readonly more: ReactNode }) {
  const text = useStrings("site/tours");
  const { shortUsd } = useFormats();
  const words = text.tours[tour.slug];
  return (
    <article className={styles.tourCard}>
      <Illustration drawing={tour.drawing} label={words.picture} className={tourPictureStyles.picture} />
      <div className={styles.tourText}>
        <div className="between">
          <h2>{words.title}</h2>
          <p className={styles.tourPrice}>{text.perPerson(shortUsd(tour.dollarsPerPerson))}</p>
        </div>
        <p className="muted">{words.text}</p>
        <TourFacts tour={tour} />
        <TourIncludes tour={tour} />
        {more}
      </div>
    </article>
  );
}

/** What the price of a tour holds. */
export function TourIncludes({ tour }: { readonly tour: Tour }) {
  const text = useStrings("site/tours");
  return (
    <div>
      <p className={styles.tourIncludes}>{text.includes}</p>
      <ul className={styles.tourList}>
        {text.tours[tour.slug].includes.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
