import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { TourCard } from "../../site-texts/tours/tour-card.tsx";
import { type Tour, TOURS } from "../../site-texts/tours/tours.ts";
import { useTexts } from "../../site-texts/use-site-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SitePage } from "../../company/site-page.tsx";
import styles from "./tours-page.module.css";

/** The six private tours. */
export default function ToursPage() {
  const text = useStrings("site-texts/tours");
  return (
    <SitePage from={1100}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <ul className={styles.tourGrid}>
        {TOURS.map((tour) => (
          <li key={tour.slug}>
            <TourCard tour={tour} more={<MoreLink tour={tour} />} />
          </li>
        ))}
      </ul>
    </SitePage>
  );
}

function MoreLink({ tour }: { readonly tour: Tour }) {
  const text = useStrings("site-texts/tours");
  const { title } = useTexts(tour.slug);
  return (
    <ButtonLink to={paths.privateTour(tour.slug)}>
      {text.moreInfo}
      <span className="visually-hidden">{title}</span>
    </ButtonLink>
  );
}
