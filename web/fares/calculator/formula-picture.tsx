import { useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SkeletonLines } from "../../ui/waiting.tsx";
import { nightHours } from "../night-hours.ts";
import styles from "./formula-picture.module.css";

/** The formula of the tariff in force, drawn; a click shows it large. */
export function FormulaPicture() {
  const text = useStrings("fares/calculator");
  const [large, setLarge] = useState(false);
  return (
    <>
      <button type="button" className={styles.formula} aria-label={text.zoom} onClick={() => setLarge(true)}>
        <Formula />
      </button>
      <Dialog open={large} onClose={() => setLarge(false)} title={text.formula}>
        <div className={`${styles.formula} ${styles.formulaLarge}`}>
          <Formula />
        </div>
      </Dialog>
    </>
  );
}

function Formula() {
  const text = useStrings("fares/calculator");
  const formats = useFormats();
  const tariff = useRead(read(getConfigEndpoint)).data?.tariff;
  if (!tariff) return <SkeletonLines lines={6} />;
  const { large_party: party, luggage, night } = tariff;
  return (
    <span className={styles.formulaLines}>
      <span className={styles.formulaHead}>{text.formulaDistance}</span>
      <span>{text.formulaStart(formats.usd(tariff.start))}</span>
      <span>{text.formulaPerKm(formats.usd(tariff.per_km), tariff.long_trip_km)}</span>
      <span>{text.formulaBeyond(formats.usd(tariff.per_km_beyond), tariff.long_trip_km)}</span>
      <span>{text.formulaMinimum(formats.usd(tariff.minimum))}</span>
      <span className={styles.formulaHead}>{text.formulaExtras}</span>
      <span>{text.formulaParty(party.from_passengers, party.percent)}</span>
      <span>{text.formulaNight(...nightHours(night, formats), night.percent)}</span>
      <span>{text.formulaHoliday(tariff.holiday_percent)}</span>
      <span>{text.formulaBags(luggage.free_at_least, formats.usd(luggage.extra_bag))}</span>
      <span className={styles.formulaHead}>{text.formulaRounding(formats.usd(tariff.rounding))}</span>
    </span>
  );
}
