import type { StatementCorrection, StatementLine } from "../../../contract/partners/statement-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";

/** The rides of a statement. */
export function StatementLines({ lines }: { readonly lines: readonly StatementLine[] }) {
  const text = useStrings("partners/office");
  const { usd, shortDateTime } = useFormats();
  const columns: readonly Column<StatementLine>[] = [
    { id: "ride", label: text.ride, namesRow: true, renderCell: ({ reference }) => reference },
    {
      id: "completed",
      label: text.completed,
      labelled: true,
      renderCell: (line) => shortDateTime(line.completed_at),
    },
    { id: "guest", label: text.guest, labelled: true, renderCell: ({ rider_name }) => rider_name },
    {
      id: "room",
      label: text.room,
      labelled: true,
      renderCell: ({ room, contract }) => room ?? contract ?? "",
    },
    {
      id: "trip",
      label: text.trip,
      labelled: true,
      renderCell: (line) => `${line.pickup_location} – ${line.dropoff_location}`,
    },
    {
      id: "fare",
      label: text.fare,
      className: "number",
      labelled: true,
      renderCell: ({ fare }) => usd(Number(fare)),
    },
  ];
  return (
    <DataTable
      stacks="flowing"
      label={text.rides}
      columns={columns}
      rows={lines}
      keyOf={({ ride_id }) => ride_id}
    />
  );
}

/** Fares of earlier statements that were corrected upwards; nothing where there are none. */
export function StatementCorrections({
  corrections = [],
}: {
  readonly corrections?: readonly StatementCorrection[] | undefined;
}) {
  const text = useStrings("partners/office");
  const { usd, shortDateTime } = useFormats();
  if (corrections.length === 0) return null;
  const columns: readonly Column<StatementCorrection>[] = [
    { id: "ride", label: text.ride, namesRow: true, renderCell: ({ reference }) => reference },
    {
      id: "completed",
      label: text.completed,
      labelled: true,
      renderCell: (line) => shortDateTime(line.completed_at),
    },
    { id: "reason", label: text.correctedBecause, labelled: true, renderCell: ({ reason }) => reason },
    {
      id: "fare",
      label: text.fare,
      labelled: true,
      renderCell: ({ from, to }) => `${usd(Number(from))} → ${usd(Number(to))}`,
    },
    {
      id: "amount",
      label: text.total,
      className: "number",
      labelled: true,
      renderCell: ({ amount }) => usd(Number(amount)),
    },
  ];
  return (
    <DataTable
      stacks="flowing"
      label={text.corrections}
      columns={columns}
      rows={corrections}
      keyOf={({ ride_id, from, to }) => `${ride_id} ${from} ${to}`}
    />
  );
}
