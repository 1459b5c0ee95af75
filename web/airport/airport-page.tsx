import { useState } from "react";
import { useStrings } from "../language/language-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { AirportFare } from "./airport-fare.tsx";
import { FixedRates } from "./fixed-rates.tsx";

/** To or from the airport: the drive from the reader's position, its price, and the fixed rates of every zone. */
export default function AirportPage() {
  const text = useStrings("airport");
  const [toAirport, setToAirport] = useState(true);
  return (
    <div className="wrap section">
      <PageHead title={text.headTitle} description={text.headDescription} />
      <h1 className="page-title">{text.title}</h1>
      <p>{text.tagline}</p>
      <AirportFare toAirport={toAirport} onDirection={setToAirport} />
      <FixedRates toAirport={toAirport} />
    </div>
  );
}
