import "../tours/tours.css";
import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { TourCard } from "../tours/tour-card.tsx";
import { TOURS } from "../tours/tours.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";

/** The six private tours. */
export default function ToursPage() {
  const text = useMessages("tours");
  return (
    <div className="wrap page-end">
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <ul className="tour-grid">
        {TOURS.map((tour) => (
          <li key={tour.slug}>
            <TourCard
              tour={tour}
              more={
                <ButtonLink icon="right" to={paths.privateTour(tour.slug)}>
                  {text.moreInfo}
                  <span className="sr">{text.tours[tour.slug].title}</span>
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
