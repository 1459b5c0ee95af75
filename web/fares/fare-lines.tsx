import type { WireFareLine } from "../../contract/fares/fare-on-the-wire.ts";
import { areaName } from "../../domain/areas/drawn-area.ts";
import { dealWords } from "../../domain/deals/deal.ts";
import { toDollars } from "../../domain/dollars.ts";
import { zoneName } from "../../domain/fares/zone-names.ts";
import { fromDollars } from "../../domain/money.ts";
import { useHours } from "./use-hours.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import styles from "./fare-lines.module.css";

type FareLinesProps = {
  readonly lines: readonly WireFareLine[];
  readonly total: number;
  /** The fare that the ride was completed with, where it was corrected since. */
  readonly completedFare?: string | undefined;
};

/** How a price is made up, line by line down to the total. */
export function FareLines({ lines, total, completedFare }: FareLinesProps) {
  const text = useStrings("fares");
  const nameOf = useLineNames();
  const formats = useFormats();
  return (
    <dl className={styles.fareLines}>
      {lines.map((line) => (
        // Two areas may each add a surcharge.
        <div key={`${line.code} ${line.area?.en ?? ""}`}>
          <dt>{nameOf(line)}</dt>
          <dd>{formats.usd(line.amount)}</dd>
        </div>
      ))}
      {completedFare !== undefined && (
        <div>
          <dt>{text.corrected(formats.usd(Number(completedFare)))}</dt>
          <dd>{formats.usd(toDollars(fromDollars(total) - fromDollars(completedFare)))}</dd>
        </div>
      )}
      <div className={styles.fareTotal}>
        <dt>{text.total}</dt>
        <dd>{formats.usd(total)}</dd>
      </div>
    </dl>
  );
}

function dealLine(name: string, percent: number): string {
  return percent === 0 ? name : `${name} (${percent}%)`;
}

/** The text of a line of a fare, in the reader's language. */
function useLineNames(): (line: WireFareLine) => string {
  const text = useStrings("fares");
  const rides = useStrings("rides");
  const hours = useHours();
  const formats = useFormats();
  const { language } = useLanguage();
  return ({ code, label, zone, area, end, deal, vehicle_type, km = 0, percent = 0, ...line }) => {
    const { bags = 0, minutes = 0 } = line;
    switch (code) {
      case "start":
        return text.start;
      case "distance":
        return text.distance(formats.km(km));
      case "distance_beyond":
        return text.distanceBeyond(formats.km(km));
      case "minimum":
        return text.minimum;
      case "airport_rate":
        return text.airportRate(zone ? zoneName(zone, language) : "");
      case "area_rate":
        return text.areaRate[end ?? "airport"](area ? areaName(area, language) : "");
      case "area_surcharge":
        return text.areaSurcharge(area ? areaName(area, language) : "");
      case "agreed_price":
        return text.agreedPrice;
      case "contract_price":
        return text.contractPrice;
      case "large_party":
        return text.largeParty(percent);
      case "night":
        return text.night(percent);
      case "holiday":
        return text.holiday(percent);
      case "vehicle_type":
        return text.vehicleType(vehicle_type ? `${rides.vehicleType[vehicle_type]} +${percent}%` : label);
      case "luggage":
        return text.luggage(bags);
      case "waiting":
        return text.waiting(hours(minutes));
      case "rounding":
        return text.rounding;
      case "vip_discount":
        return text.vipDiscount(percent);
      case "agreed_discount":
        return text.agreedDiscount(percent);
      case "deal":
        return deal ? dealLine(dealWords(deal, language), percent) : label;
    }
  };
}
