import "./booking.css";
import { useMessages } from "../../language/language-context.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Quay } from "../../ui/quay.tsx";
import { BookingHouse } from "./booking-house.tsx";
import { CommonTrips } from "./common-trips-strip.tsx";
import { useBookingFlow } from "./use-booking-flow.ts";

/** The booking on a page of its own. */
export default function BookingPage() {
  const text = useMessages("booking");
  const flow = useBookingFlow();
  return (
    <>
      <Quay>
        <PageHead title={text.headTitle} description={text.headDescription} />
        <h1 className="sr">{text.heading}</h1>
        <BookingHouse flow={flow} />
      </Quay>
      <CommonTrips flow={flow} />
    </>
  );
}
