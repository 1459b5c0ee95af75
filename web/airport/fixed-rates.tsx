import type { ResultOf } from "../../contract/endpoint.ts";
import { listAirportRatesEndpoint, listFareZonesEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { zoneName } from "../../contract/fares/zone-names.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/place-field.tsx";
import { ErrorNote } from "../ui/note.tsx";
import { TableFrame } from "../ui/table.tsx";
import { SkeletonLines } from "../ui/waiting.tsx";
import tableStyles from "../ui/table.module.css";
import styles from "./fixed-rates.module.css";

type FixedRatesProps = { readonly onZone: (zone: ChosenPlace) => void };

/** One price per zone, the same both ways; a zone that is tapped is where the trip goes. */
export function FixedRates({ onZone }: FixedRatesProps) {
  const text = useStrings("airport");
  const rates = useRead(read(listAirportRatesEndpoint));
  return (
    <div className={`stack ${styles.fixedRates}`}>
      <h2>{text.rates}</h2>
      <p className="muted">{text.ratesNote}</p>
      {rates.error !== null ? (
        <ErrorNote onRetry={rates.refetch}>{text.fareFailed}</ErrorNote>
      ) : rates.data ? (
        <div className={styles.columns}>
          {halvesOf(rates.data.results).map((half) => (
            <Rates key={half[0]?.zone} rates={half} onZone={onZone} />
          ))}
        </div>
      ) : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}

type Rate = ResultOf<typeof listAirportRatesEndpoint>["results"][number];

/** Two tables side by side, the first the longer; on a narrow screen the second goes on from the first. */
function halvesOf(rates: readonly Rate[]): readonly (readonly Rate[])[] {
  const middle = Math.ceil(rates.length / 2);
  return [rates.slice(0, middle), rates.slice(middle)].filter((half) => half.length > 0);
}

function Rates({ rates, onZone }: FixedRatesProps & { readonly rates: readonly Rate[] }) {
  const text = useStrings("airport");
  const formats = useFormats();
  const { language } = useLanguage();
  const zones = useRead(read(listFareZonesEndpoint)).data?.results;
  const ends = [rates[0], rates.at(-1)].map((rate) => rate && zoneName(rate.zone, language));
  return (
    <TableFrame label={`${text.rates}: ${ends.join(" – ")}`}>
      <colgroup>
        <col className={styles.zoneColumn} />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{text.zone}</th>
          <th scope="col" className={tableStyles.right}>
            USD
          </th>
          <th scope="col" className={tableStyles.right}>
            XCG
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ zone, fare, fare_xcg }) => {
          const name = zoneName(zone, language);
          const middle = zones?.find((each) => each.zone === zone)?.circles[0];
          return (
            <tr key={zone}>
              <th scope="row">
                {middle ? (
                  <button
                    type="button"
                    className={styles.zone}
                    onClick={() => onZone({ text: name, lat: middle.lat, lng: middle.lng })}
                  >
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              <td className={`strong ${tableStyles.right}`}>{formats.usd(fare)}</td>
              <td className={tableStyles.right}>{formats.decimals(fare_xcg, 2)}</td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}
