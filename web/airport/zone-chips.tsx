import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { KNOWN_ZONES, useZonePrices } from "./use-zone-prices.ts";
import styles from "./zone-chips.module.css";

type ZoneChipsProps = { readonly place: ChosenPlace; readonly onZone: (zone: ChosenPlace) => void };

/** Where most guests go, each a press away with its fixed price. */
export function ZoneChips({ place, onZone }: ZoneChipsProps) {
  const text = useStrings("airport");
  const formats = useFormats();
  const { prices } = useZonePrices();
  const known = KNOWN_ZONES.map((key) => prices?.find(({ zone }) => zone === key));
  return (
    <div className={styles.zones} role="group" aria-label={text.popular}>
      {known.map((price, index) =>
        price?.place ? (
          <button
            type="button"
            key={price.zone}
            aria-pressed={price.place.lat === place.lat && price.place.lng === place.lng}
            onClick={() => price.place && onZone(price.place)}
          >
            <span>{price.name}</span> <b>{formats.shortUsd(price.fare)}</b>
          </button>
        ) : (
          // As high as what comes: nothing below it moves.
          <span key={KNOWN_ZONES[index]} className={styles.coming} />
        ),
      )}
    </div>
  );
}
