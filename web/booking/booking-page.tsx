import { useStrings } from "../language/language-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { GablePage } from "../company/gable-page.tsx";
import { BookingCard } from "./booking-card.tsx";
import { CommonTrips } from "./common-trips-strip.tsx";
import { useRideFromHere } from "./ride-from-here.ts";
import { useTripOfAddress } from "./trip-of-address.ts";
import { useBookingFlow } from "./use-booking-flow.ts";

/** The booking on a page of its own. */
export default function BookingPage() {
  const text = useStrings("booking");
  const price = useStrings("booking/price");
  const flow = useBookingFlow();
  useRideFromHere(flow);
  useTripOfAddress(flow);
  return (
    <>
      <GablePage from={420}>
        <PageHead title={price.headTitle} description={price.headDescription} />
        <h1 className="visually-hidden">{text.heading}</h1>
        <BookingCard flow={flow} />
      </GablePage>
      <CommonTrips flow={flow} />
    </>
  );
}
