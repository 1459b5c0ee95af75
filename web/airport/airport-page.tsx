import { useState } from "react";
import { airportWaiting } from "../../contract/company/waiting-words.ts";
import { SitePage } from "../company/site-page.tsx";
import { useCompany } from "../company/use-company.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { type ChosenPlace, NO_PLACE } from "../places/place-field.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { AIRPORT_FORM_ID, AirportFare } from "./airport-fare.tsx";
import { FixedRates } from "./fixed-rates.tsx";
import { landsHere, useOwnPosition } from "./use-own-position.ts";

/** To or from the airport: where to, or the drive from the reader's position, its price, and the fixed rates of every zone. */
export default function AirportPage() {
  const text = useStrings("airport");
  const company = useCompany();
  const { language } = useLanguage();
  const own = useOwnPosition();
  const [direction, setDirection] = useState<"to" | "from" | null>(null);
  const [place, setPlace] = useState<ChosenPlace>(NO_PLACE);
  // Who stands at Hato, or plans abroad, lands.
  const toAirport = direction === null ? !landsHere(own.position) : direction === "to";
  return (
    <SitePage from={640}>
      <PageHead title={text.headTitle} description={text.headDescription} />
      <PageTitle title={text.title} intro={text.tagline(airportWaiting(company, language))} />
      <AirportFare
        own={own}
        place={place}
        onPlace={setPlace}
        toAirport={toAirport}
        onDirection={(to) => setDirection(to ? "to" : "from")}
      />
      <FixedRates
        onZone={(zone) => {
          setPlace(zone);
          setDirection(toAirport ? "to" : "from");
          document.getElementById(AIRPORT_FORM_ID)?.scrollIntoView({ block: "start" });
        }}
      />
    </SitePage>
  );
}
