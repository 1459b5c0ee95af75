import "./airport.css";
import { useState } from "react";
import { withQueries } from "../../api/queries.tsx";
import { useMessages } from "../../language/language-context.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { AirportFare } from "./airport-fare.tsx";
import { FixedRates } from "./fixed-rates.tsx";

export default withQueries(AirportPage);

/** To or from the airport: the drive from where one is, its price, and the fixed rates of every zone. */
function AirportPage() {
  const text = useMessages("airport");
  const [toAirport, setToAirport] = useState(true);
  return (
    <div className="wrap section airport-page">
      <PageHead title={text.headTitle} description={text.headDescription} />
      <h1 className="page-title">{text.title}</h1>
      <p className="lead">{text.tagline}</p>
      <AirportFare toAirport={toAirport} onDirection={setToAirport} />
      <FixedRates toAirport={toAirport} />
    </div>
  );
}
