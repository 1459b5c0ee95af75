import "../tours/tours.css";
import { checkPhone } from "../accounts/account-rules.ts";
import { paths } from "../app/paths.ts";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { EnquiryForm } from "../messages/enquiry-form.tsx";
import { Link } from "../router/link.tsx";
import { useLocation } from "../router/router-context.ts";
import { TourIncludes } from "../tours/tour-card.tsx";
import { TourFacts } from "../tours/tour-facts.tsx";
import { type Tour, TOURS } from "../tours/tours.ts";
import { Icon } from "../ui/icon.tsx";
import { Illustration } from "../ui/illustration.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";

/** One tour, and the form to ask for it. */
export default function TourPage() {
  const { pathname } = useLocation();
  const tour = TOURS.find(({ slug }) => paths.privateTour(slug) === pathname);
  return tour === undefined ? null : <TourDetails key={tour.slug} tour={tour} />;
}

function TourDetails({ tour }: { readonly tour: Tour }) {
  const text = useMessages("tours");
  const { shortUsd } = useFormats();
  const words = text.tours[tour.slug];
  return (
    <div className="wrap page-end">
      <PageHead title={`${words.title}: Trupial`} description={words.text} />
      <PageTitle title={words.title} intro={text.perPerson(shortUsd(tour.dollarsPerPerson))} />
      <div className="tour-page">
        <div>
          <Illustration drawing={tour.drawing} label={words.picture} className="tour-pic" />
          <div className="stack">
            <p className="text">{words.text}</p>
            <TourFacts tour={tour} />
            <TourIncludes tour={tour} />
            <p>
              <Link className="more" to={paths.privateTours}>
                <Icon name="left" />
                {text.allTours}
              </Link>
            </p>
          </div>
        </div>
        <section className="card ask-card stack" aria-labelledby="ask">
          <h2 id="ask">{text.ask}</h2>
          <p className="muted">{text.askText}</p>
          <EnquiryForm
            topic="tour"
            subject={words.title}
            draftKey={tour.slug}
            labelledBy="ask"
            checkPhone={checkPhone}
          />
        </section>
      </div>
    </div>
  );
}
