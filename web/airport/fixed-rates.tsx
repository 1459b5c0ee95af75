import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { ErrorNote } from "../ui/error-note.tsx";
import { TableFrame } from "../ui/table.tsx";
import { SkeletonLines } from "../ui/waiting.tsx";
import { type ZonePrice, useZonePrices } from "./use-zone-prices.ts";
import tableStyles from "../ui/table.module.css";
import styles from "./fixed-rates.module.css";

type FixedRatesProps = { readonly onZone: (zone: ChosenPlace) => void };

/** One price per zone, the same both ways; a zone that is tapped is where the trip goes. */
export function FixedRates({ onZone }: FixedRatesProps) {
  const text = useStrings("airport");
  const { prices, error, refetch } = useZonePrices();
  return (
    <div className="wrap stack page-end">
      <h2 className={styles.heading}>{text.rates}</h2>
      <p className="muted">{text.ratesNote}</p>
      {error !== null ? (
        <ErrorNote onRetry={refetch}>{text.fareFailed}</ErrorNote>
      ) : prices ? (
        <div className={styles.columns}>
          {halvesOf(prices).map((half) => (
            <Rates key={half[0]?.zone} rates={half} onZone={onZone} />
          ))}
        </div>
      ) : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}

/** Two tables side by side, the first the longer; on a narrow screen the second goes on from the first. */
function halvesOf(rates: readonly ZonePrice[]): readonly (readonly ZonePrice[])[] {
  const middle = Math.ceil(rates.length / 2);
  return [rates.slice(0, middle), rates.slice(middle)].filter((half) => half.length > 0);
}

function Rates({ rates, onZone }: FixedRatesProps & { readonly rates: readonly ZonePrice[] }) {
  const text = useStrings("airport");
  const formats = useFormats();
  return (
    <TableFrame label={`${text.rates}: ${rates[0]?.name} – ${rates.at(-1)?.name}`}>
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
        {rates.map(({ zone, name, place, fare, fare_xcg }) => (
          <tr key={zone}>
            <th scope="row">
              {place ? (
                <button type="button" className={styles.zone} onClick={() => onZone(place)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            <td className={`strong ${tableStyles.right}`}>{formats.usd(fare)}</td>
            <td className={tableStyles.right}>{formats.decimals(fare_xcg, 2)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
