import type { DriverCash } from "../../../contract/payments/payment-schemas.ts";
import { listDriverCashEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Listing } from "../../office/listing.tsx";
import { BothAmounts } from "./both-amounts.tsx";
import { toDollarString } from "../../../domain/dollars.ts";
import { fromDollars } from "../../../domain/money.ts";

/** The cash still with each driver, dollars and guilders apart. */
export function CashWithDrivers() {
  const text = useStrings("payments/money");
  const cash = useRead(read(listDriverCashEndpoint), { everyMs: MINUTE_MS });
  const columns: readonly Column<DriverCash>[] = [
    { id: "driver", label: text.driver, renderCell: (row) => <strong>{row.driver_name}</strong> },
    {
      id: "rides",
      label: text.sinceClosing,
      labelled: true,
      renderCell: (row) => (
        <BothAmounts usd={row.rides_usd} xcg={row.rides_xcg} note={text.ridesOf(row.rides)} />
      ),
    },
    {
      id: "closed",
      label: text.closed,
      labelled: true,
      renderCell: (row) => (
        <BothAmounts usd={row.closed_usd} xcg={row.closed_xcg} note={text.closings(row.closings)} />
      ),
    },
    {
      id: "together",
      label: text.together,
      labelled: true,
      className: "strong",
      renderCell: (row) => <BothAmounts usd={row.usd} xcg={row.xcg} />,
    },
  ];
  return (
    <Listing query={cash} empty={text.noCash}>
      {(rows) => (
        <div className="stack">
          <p className="strong">
            {text.allCash}: <BothAmounts {...sumOf(rows)} />
          </p>
          <DataTable
            stacks="flowing"
            label={text.views.cash}
            columns={columns}
            rows={rows}
            keyOf={({ driver_id }) => driver_id}
          />
        </div>
      )}
    </Listing>
  );
}

function sumOf(rows: readonly DriverCash[]): { readonly usd: string; readonly xcg: string } {
  const total = (of: "usd" | "xcg") => rows.reduce((sum, row) => sum + fromDollars(row[of]), 0);
  return { usd: toDollarString(total("usd")), xcg: toDollarString(total("xcg")) };
}
