import { GablePage } from "../company/gable-page.tsx";
import { useStrings } from "../language/language-context.ts";
import { type ChosenPlace, NO_PLACE } from "../places/place-field.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { AIRPORT_FORM_ID, AirportFare } from "./airport-fare.tsx";
import { FixedRates } from "./fixed-rates.tsx";
import { isElsewhereOnIsland, useOwnPosition } from "./use-own-position.ts";

type AirportDraft = { readonly place: ChosenPlace; readonly direction: "to" | "from" | null };
const NO_TRIP: AirportDraft = { place: NO_PLACE, direction: null };

/** To or from the airport: where to, or the drive from the reader's position, its price, and the fixed rates of every zone. */
export default function AirportPage() {
  const text = useStrings("airport");
  const own = useOwnPosition();
  // Kept in this tab: Back from the price leads to the trip it is of.
  const [{ place, direction }, keep] = useDraft<AirportDraft>("airport", NO_TRIP);
  const toAirport = direction === null ? isElsewhereOnIsland(own.position) : direction === "to";
  const chooseZone = (zone: ChosenPlace) => {
    keep({ place: zone, direction: toAirport ? "to" : "from" });
    document.getElementById(AIRPORT_FORM_ID)?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <GablePage from={640}>
        <PageHead title={text.headTitle} description={text.headDescription} />
        <AirportFare
          own={own}
          place={place}
          onPlace={(named) => keep({ place: named })}
          onZone={chooseZone}
          toAirport={toAirport}
          onDirection={(to) => keep({ direction: to ? "to" : "from" })}
        />
      </GablePage>
      <FixedRates onZone={chooseZone} />
    </>
  );
}
