import type { Vehicle } from "../../../contract/drivers/vehicles.ts";
import { useStrings } from "../../language/language-context.ts";
import { Plate } from "../../rides/plate.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { LastDay } from "../records/paper-date.tsx";
import { CarState } from "./car-state.tsx";
import rowStyles from "../../office/row-cards.module.css";
import tableStyles from "../records/drivers-table.module.css";

const PAPERS = {
  inspection: "inspection_expires_on",
  insurance: "insurance_expires_on",
  permit: "permit_expires_on",
} as const;

/** The cars as a table: a column for each paper, who drives them, and what they are doing. */
export function VehiclesTable({ cars }: { readonly cars: readonly Vehicle[] }) {
  const text = useStrings("office");
  const words = useStrings("drivers/vehicles");
  const papers = useStrings("drivers/records").columns;
  const { vehicleType } = useStrings("rides");
  const columns: readonly Column<Vehicle>[] = [
    {
      id: "car",
      label: words.columns.car,
      renderCell: ({ id, vehicle, vehicle_type, year }) => (
        <>
          <Link to={officePaths.adminVehicle(id)}>
            <b>{vehicle}</b>
          </Link>
          <small>{[vehicleType[vehicle_type], year].filter(Boolean).join(", ")}</small>
        </>
      ),
    },
    {
      id: "plate",
      label: papers.plate,
      labelled: true,
      className: tableStyles.plate,
      renderCell: ({ plate }) => <Plate plate={plate} />,
    },
    ...(["inspection", "insurance", "permit"] as const).map(
      (paper): Column<Vehicle> => ({
        id: paper,
        label: papers[paper],
        labelled: true,
        renderCell: (car) => <LastDay date={car[PAPERS[paper]]} />,
      }),
    ),
    {
      id: "drivers",
      label: words.columns.drivers,
      labelled: true,
      renderCell: ({ drivers }) =>
        drivers.length === 0 ? (
          <span className="muted">{words.nobody}</span>
        ) : (
          drivers.map(({ name }) => name).join(", ")
        ),
    },
    { id: "now", label: words.columns.now, labelled: true, renderCell: (car) => <CarState car={car} /> },
  ];
  return (
    <div className={`${rowStyles.rows} ${tableStyles.drivers}`}>
      <DataTable label={text.nav.vehicles} columns={columns} rows={cars} keyOf={({ id }) => id} />
    </div>
  );
}
