import { SITE_PATHS } from "../../domain/company/site-map.ts";
import { BookingCard } from "../booking/booking-card.tsx";
import { GablePage } from "../company/gable-page.tsx";
import { matchPath } from "../router/match-path.ts";
import { useLocation } from "../router/router-context.ts";
import { AccountRides } from "./account-rides.tsx";
import { FramedForm } from "./framed-form.tsx";
import { TripsFrom, useOrderFrom } from "./order-from.tsx";
import { type Known, KnownHead, KnownPartner } from "./known-partner.tsx";

/** Where the people of a hotel or firm book on its account and see its rides, whoever has its link; or its form alone, in a frame. */
export default function PartnerPage() {
  const { pathname } = useLocation();
  if (matchPath(SITE_PATHS.partnerFrame, pathname) !== null) return <FramedForm />;
  return <KnownPartner>{(known) => <Ordering {...known} />}</KnownPartner>;
}

function Ordering(known: Known) {
  const flow = useOrderFrom(known);
  return (
    <>
      <GablePage from={1180}>
        <KnownHead {...known} />
        <BookingCard flow={flow} />
      </GablePage>
      <TripsFrom place={known.place} flow={flow} />
      {known.seesRides && flow.priced === null && <AccountRides partner={known.partner} />}
    </>
  );
}
