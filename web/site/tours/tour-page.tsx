import { paths } from "../../router/paths.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { EnquiryForm } from "../forms/enquiry-form.tsx";
import { useOwnParts } from "../../company/use-own-parts.ts";
import { Link } from "../../router/link.tsx";
import { useLocation } from "../../router/router-context.ts";
import { TourIncludes } from "../../site-texts/tours/tour-card.tsx";
import { TourFacts } from "../../site-texts/tours/tour-facts.tsx";
import { type Tour, TOURS } from "../../site-texts/tours/tours.ts";
import { useTexts } from "../../site-texts/use-site-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustration.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SitePage } from "../../company/site-page.tsx";
import cardStyles from "../../ui/card.module.css";
import tourPictureStyles from "../../site-texts/tours/tour-picture.module.css";
import styles from "./tour-page.module.css";

/** One tour, and the form to ask for it. */
export default function TourPage() {
  const { pathname } = useLocation();
  const tour = TOURS.find(({ slug }) => paths.privateTour(slug) === pathname);
  return tour === undefined ? null : <TourDetails key={tour.slug} tour={tour} />;
}

function TourDetails({ tour }: { readonly tour: Tour }) {
  const text = useStrings("site-texts/tours");
  const { shortUsd, xcg } = useFormats();
  const { dollarsPerPerson } = tour;
  const words = useTexts(tour.slug);
  const priced = useOwnParts()["tour-prices"];
  return (
    <SitePage from={1380}>
      <PageHead title={words.title} description={words.about} />
      <PageTitle
        title={words.title}
        intro={
          priced ? (
            <span data-part="tour-prices">
              {`${text.perPerson(shortUsd(dollarsPerPerson))}, ${xcg(dollarsPerPerson)}`}
            </span>
          ) : (
            ""
          )
        }
      />
      <div className={styles.page}>
        <div>
          <Illustration
            drawing={tour.drawing}
            label={text.tours[tour.slug].picture}
            className={`${tourPictureStyles.picture} ${styles.picture}`}
          />
          <div className="stack">
            <p className="text">{words.about}</p>
            <TourFacts tour={tour} />
            <TourIncludes tour={tour} />
            <p>
              <Link className={cardStyles.moreLink} to={paths.privateTours}>
                <Icon name="left" />
                {text.allTours}
              </Link>
            </p>
          </div>
        </div>
        <section className={`stack ${cardStyles.card} ${styles.askCard}`} aria-labelledby="ask">
          <h2 id="ask">{text.ask}</h2>
          <p className="muted">{text.askText}</p>
          <EnquiryForm
            topic="tour"
            subject={words.title}
            draft={tour.slug}
            labelledBy="ask"
            {...(priced && {
              totalOf: (people: number) => text.total(people, shortUsd(people * dollarsPerPerson)),
            })}
          />
        </section>
      </div>
    </SitePage>
  );
}
