import type { Settlement } from "../../../contract/settlements/settlement-schemas.ts";
import { listSettlementsEndpoint } from "../../../contract/settlements/settlements.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { isNothing, totalOf, useSettlementText } from "../use-settlement-text.ts";
import { Listing } from "../../office/listing.tsx";
import { RowActions } from "../../accounts/users/row-actions.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";

type ClosedSettlementsProps = {
  /** Null for those of all drivers. */
  readonly driverId: number | null;
  readonly onOpen: (id: number) => void;
};

/** The settlements that were closed, the newest first. */
export function ClosedSettlements({ driverId, onOpen }: ClosedSettlementsProps) {
  const text = useStrings("settlements/office");
  const words = useStrings("settlements");
  const { shortDateTime } = useFormats();
  const { amount, days, owed } = useSettlementText();
  const settlements = usePagedList(listSettlementsEndpoint, driverId === null ? {} : { driver_id: driverId });
  const columns: readonly Column<Settlement>[] = [
    { id: "driver", label: text.driver, renderCell: (row) => <strong>{row.driver_name}</strong> },
    { id: "days", label: text.period, labelled: true, renderCell: days },
    {
      id: "rides",
      label: words.rides,
      className: "number",
      labelled: true,
      renderCell: (row) => row.rides,
    },
    {
      id: "owed",
      label: text.owed,
      labelled: true,
      renderCell: (row) => owed(row.driver_name, totalOf(row)),
    },
    {
      id: "left",
      label: words.left,
      labelled: true,
      renderCell: ({ open_usd, open_xcg }) => {
        if (open_usd === undefined || open_xcg === undefined) return null;
        return isNothing(open_usd, open_xcg) ? text.states.paid : amount({ usd: open_usd, xcg: open_xcg });
      },
    },
    {
      id: "closed",
      label: text.closedBy,
      labelled: true,
      renderCell: (row) => words.by(row.closed_by, shortDateTime(row.closed_at)),
    },
    {
      id: "actions",
      label: text.actions,
      renderCell: (row) => (
        <RowActions
          row={`${row.driver_name}, ${days(row)}`}
          actions={[{ label: text.open, onPress: () => onOpen(row.id) }]}
        />
      ),
    },
  ];
  return (
    <Listing query={settlements} empty={text.empty}>
      {(rows) => (
        <DataTable stacks="flowing" label={text.list} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
    </Listing>
  );
}
