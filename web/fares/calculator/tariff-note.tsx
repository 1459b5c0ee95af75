import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";

/** Which tariff it is and since when, and what kilometers alone don't say: a larger car, and the fixed prices of the airport. */
export function TariffNote() {
  const text = useStrings("fares/calculator");
  const { vehicleType } = useStrings("rides");
  const formats = useFormats();
  const tariff = useRead(read(getConfigEndpoint)).data?.tariff;
  if (!tariff) return null;
  const dearer = VEHICLE_TYPES.filter((type) => tariff.vehicle_percent[type] > 0);
  return (
    <div className="stack">
      <p>
        <b>{text.tariffFrom(formats.date(`${tariff.valid_from}T12:00:00Z`))}</b>
      </p>
      {dearer.length > 0 && (
        <p>
          {text.askedFor}{" "}
          {dearer.map((type) => `${vehicleType[type]} +${tariff.vehicle_percent[type]}%`).join(", ")}.
        </p>
      )}
      <p>
        {text.airportFixed} <Link to={paths.airport}>{text.seeFixed}</Link>
      </p>
    </div>
  );
}
