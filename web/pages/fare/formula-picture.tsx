import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getConfig } from "../../../contract/company/company.endpoints.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SkeletonLines } from "../../ui/waiting.tsx";

/** The formula of the tariff in force, drawn; a click shows it large. */
export function FormulaPicture() {
  const text = useMessages("fare-page");
  const [large, setLarge] = useState(false);
  return (
    <>
      <button type="button" className="formula" aria-label={text.zoom} onClick={() => setLarge(true)}>
        <Formula />
      </button>
      <Dialog open={large} onClose={() => setLarge(false)} title={text.formula}>
        <div className="formula formula-large">
          <Formula />
        </div>
      </Dialog>
    </>
  );
}

function Formula() {
  const text = useMessages("fare-page");
  const formats = useFormats();
  const tariff = useQuery(endpointQuery(getConfig)).data?.tariff;
  if (!tariff) return <SkeletonLines lines={6} />;
  const { large_party: party, luggage, night } = tariff;
  return (
    <span className="formula-lines">
      <span className="formula-head">{text.formulaDistance}</span>
      <span>{text.formulaStart(formats.usd(tariff.start))}</span>
      <span>{text.formulaPerKm(formats.usd(tariff.per_km), tariff.long_trip_km)}</span>
      <span>{text.formulaBeyond(formats.usd(tariff.per_km_beyond), tariff.long_trip_km)}</span>
      <span>{text.formulaMinimum(formats.usd(tariff.minimum))}</span>
      <span className="formula-head">{text.formulaExtras}</span>
      <span>{text.formulaParty(party.from_passengers, party.percent)}</span>
      <span>{text.formulaNight(night.from.slice(0, 5), night.until.slice(0, 5), night.percent)}</span>
      <span>{text.formulaHoliday(tariff.holiday_percent)}</span>
      <span>{text.formulaBags(luggage.free_at_least, formats.usd(luggage.extra_bag))}</span>
      <span className="formula-head">{text.formulaRounding(formats.usd(tariff.rounding))}</span>
    </span>
  );
}
