import { curacaoDate } from "../../../domain/curacao-time.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { listAreasEndpoint } from "../../../contract/areas/areas.endpoints.ts";
import { areaName } from "../../../domain/areas/drawn-area.ts";
import {
  type DrawnFareArea,
  FARE_AREAS,
  type FareArea,
  fareAreaOf,
  isDrawn,
} from "../../../domain/fares/fare-areas.ts";
import { zoneName } from "../../../domain/fares/zone-names.ts";
import type { AgreedRate } from "../../../contract/partners/agreed-rates.ts";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import {
  addAgreedRateEndpoint,
  listAgreedRatesEndpoint,
  removeAgreedRateEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Listing } from "../../office/listing.tsx";
import { RecordForm } from "../../office/record-form.tsx";
import { RemoveButton } from "../../office/remove-button.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import cardStyles from "../../ui/card.module.css";

/** The fixed prices that are agreed with a hotel or firm, between two areas and from a day on. */
export function AgreedRates({ partner }: { readonly partner: Partner }) {
  const text = useStrings("partners/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const { usd, date } = useFormats();
  const drawn = useDrawnAreas();
  const nameOf = useAreaName(drawn);
  const today = curacaoDate(useNow(HOUR_MS));
  const rates = useRead(read(listAgreedRatesEndpoint, { params: { id: partner.id } }));
  const refresh = [listAgreedRatesEndpoint];
  const remove = useStaffAction(removeAgreedRateEndpoint, { refresh, toastText: text.rates.removed });
  const between = ({ from, to }: AgreedRate) => {
    const [one, other] = inOneOrder(from, to);
    return text.rates.between(nameOf(one), nameOf(other));
  };
  const state = ({ in_force, valid_from }: AgreedRate) => {
    if (in_force) return text.rates.inForce;
    return valid_from > today ? text.rates.comingFrom(day(valid_from)) : text.rates.replaced;
  };
  const day = (validFrom: string) => date(noonOf(validFrom));
  const columns: readonly Column<AgreedRate>[] = [
    { id: "between", label: text.rates.areas, namesRow: true, renderCell: between },
    {
      id: "price",
      label: text.rates.price,
      className: "number",
      labelled: true,
      renderCell: ({ price }) => usd(Number(price)),
    },
    {
      id: "from",
      label: text.rates.validFrom,
      labelled: true,
      renderCell: ({ valid_from }) => day(valid_from),
    },
    { id: "state", label: staff.state, labelled: true, renderCell: state },
    {
      id: "actions",
      label: staff.actions,
      renderCell: (rate) => (
        <RemoveButton
          label={text.rates.remove}
          row={`${between(rate)}, ${day(rate.valid_from)}`}
          busy={remove.isPending && remove.input?.params?.["id"] === rate.id}
          onPress={() => remove.run({ params: { id: rate.id } })}
        />
      ),
    },
  ];
  const areas = [...FARE_AREAS, ...drawn.filter(({ isGone }) => !isGone).map(({ area }) => area)].map(
    (area) => ({ value: area, label: nameOf(area) }),
  );
  return (
    <>
      <h2>{text.rates.title}</h2>
      <p className="muted">{text.rates.intro}</p>
      <div className={cardStyles.card}>
        <RecordForm
          draft={`agreed-rate:${partner.id}`}
          label={text.rates.add}
          saveLabel={text.rates.add}
          fields={[
            { name: "from", label: text.rates.one, options: areas },
            { name: "to", label: text.rates.other, options: areas },
            { name: "price", label: text.rates.priceUsd, type: "number", step: "0.01" },
            { name: "valid_from", label: text.rates.validFrom, type: "date" },
          ]}
          initial={{ from: "airport", to: "punda", valid_from: today }}
          endpoint={addAgreedRateEndpoint}
          input={({ price, ...values }) => ({
            params: { id: partner.id },
            body: { ...values, price: Number(price) },
          })}
          refresh={refresh}
          toastText={text.rates.added}
        />
      </div>
      {remove.error !== null && <ErrorNote>{errorText(remove.error)}</ErrorNote>}
      <Listing query={rates} empty={text.rates.none}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={text.rates.title}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
    </>
  );
}

/** Either way is the same price, and reads the same. */
function inOneOrder(from: FareArea, to: FareArea): [FareArea, FareArea] {
  return placeOf(from) <= placeOf(to) ? [from, to] : [to, from];
}

/** Drawn areas stand after those of the tariff. */
function placeOf(area: FareArea): number {
  return isDrawn(area)
    ? FARE_AREAS.length + Number(area.slice(area.indexOf(":") + 1))
    : FARE_AREAS.indexOf(area);
}

type Drawn = { readonly area: DrawnFareArea; readonly name: string; readonly isGone: boolean };

/** The areas that the company drew, each by its last name; one that was taken away is still named where it stands. */
function useDrawnAreas(): readonly Drawn[] {
  const { language } = useLanguage();
  const areas = useRead(read(listAreasEndpoint)).data ?? [];
  return areas.flatMap(({ id, versions: [last] }) =>
    last === undefined
      ? []
      : [{ area: fareAreaOf(id), name: areaName(last.names, language), isGone: last.gone }],
  );
}

function useAreaName(drawn: readonly Drawn[]): (area: FareArea) => string {
  const text = useStrings("partners/office");
  const { language } = useLanguage();
  return (area) => {
    if (isDrawn(area)) return drawn.find((one) => one.area === area)?.name ?? area;
    return area === "airport" ? text.rates.airport : zoneName(area, language);
  };
}
