import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { TourCard } from "./tour-card.tsx";
import { TOURS } from "./tours.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SitePage } from "../../company/site-page.tsx";
import styles from "./tours-page.module.css";

/** The six private tours. */
export default function ToursPage() {
  const text = useStrings("site/tours");
  return (
    <SitePage from={1100}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <ul className={styles.tourGrid}>
        {TOURS.map((tour) => (
          <li key={tour.slug}>
            <TourCard
              tour={tour}
              more={
                <ButtonLink icon="right" to={paths.privateTour(tour.slug)}>
                  {text.moreInfo}
                  <span className="visually-hidden">{text.tours[tour.slug].title}</span>
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
