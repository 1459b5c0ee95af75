import { useState } from "react";
import { GablePage } from "../company/gable-page.tsx";
import { useStrings } from "../language/language-context.ts";
import { type ChosenPlace, NO_PLACE } from "../places/place-field.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { AIRPORT_FORM_ID, AirportFare } from "./airport-fare.tsx";
import { FixedRates } from "./fixed-rates.tsx";
import { isElsewhereOnIsland, useOwnPosition } from "./use-own-position.ts";

/** To or from the airport: where to, or the drive from the reader's position, its price, and the fixed rates of every zone. */
export default function AirportPage() {
  const text = useStrings("airport");
  const own = useOwnPosition();
  const [direction, setDirection] = useState<"to" | "from" | null>(null);
  const [place, setPlace] = useState<ChosenPlace>(NO_PLACE);
  const toAirport = direction === null ? isElsewhereOnIsland(own.position) : direction === "to";
  const chooseZone = (zone: ChosenPlace) => {
    setPlace(zone);
    setDirection(toAirport ? "to" : "from");
    document.getElementById(AIRPORT_FORM_ID)?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <GablePage from={640}>
        <PageHead title={text.headTitle} description={text.headDescription} />
        <AirportFare
          own={own}
          place={place}
          onPlace={setPlace}
          onZone={chooseZone}
          toAirport={toAirport}
          onDirection={(to) => setDirection(to ? "to" : "from")}
        />
      </GablePage>
      <FixedRates onZone={chooseZone} />
    </>
  );
}
