import { useState } from "react";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import { listPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Listing } from "../../office/listing.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { NewPartner } from "./partner-forms.tsx";

/** The hotels and firms whose people book on account, and what each owes. */
export function PartnersSection() {
  const text = useStrings("partners/office");
  const staff = useStrings("office");
  const { usd } = useFormats();
  const partners = useRead(read(listPartnersEndpoint, {}));
  const [adding, setAdding] = useState(false);
  const columns: readonly Column<Partner>[] = [
    {
      id: "name",
      label: staff.name,
      namesRow: true,
      renderCell: ({ id, name }) => <Link to={officePaths.adminPartner(id)}>{name}</Link>,
    },
    {
      id: "state",
      label: staff.state,
      labelled: true,
      renderCell: ({ active }) => (active ? text.mayBook : text.mayNotBook),
    },
    {
      id: "discount",
      label: text.discount,
      className: "number",
      right: true,
      labelled: true,
      renderCell: ({ discount_percent }) => `${discount_percent}%`,
    },
    {
      id: "open",
      label: text.openRides,
      className: "number",
      right: true,
      labelled: true,
      renderCell: ({ open_rides }) => open_rides,
    },
    {
      id: "owed",
      label: text.owes,
      className: "number",
      right: true,
      labelled: true,
      renderCell: ({ owed }) => usd(Number(owed)),
    },
    {
      id: "limit",
      label: text.limit,
      className: "number",
      right: true,
      labelled: true,
      renderCell: ({ credit_limit: limit }) => (limit === null ? text.noLimit : usd(Number(limit))),
    },
  ];
  return (
    <>
      <SectionHead title={staff.nav.partners} about={text.intro}>
        <Button tone="ink" size="compact" icon="plus" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </SectionHead>
      <Listing query={partners} empty={text.none}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={staff.nav.partners}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
      <NewPartner open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
