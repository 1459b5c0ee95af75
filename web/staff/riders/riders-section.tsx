import { useDeferredValue, useState } from "react";
import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import type { Rider } from "../../../contract/staff/staff-records.ts";
import { listRidersEndpoint } from "../../../contract/staff/riders.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Listing } from "../listing.tsx";
import { usePagedList } from "../use-paged-list.ts";
import { SectionHead } from "../section-head.tsx";
import { SearchField } from "../../ui/search-field.tsx";

const STATES = ["active", "suspended"] as const;

/** Everyone who books with an account, each with a page of their own. */
export function RidersSection() {
  const text = useStrings("staff");
  const words = useStrings("staff/riders");
  const [search, setSearch] = useState("");
  const [state, setState] = useState("");
  const q = useDeferredValue(search).trim();
  const filter = { ...(q === "" ? {} : { q }), ...(state === "" ? {} : { state }) };
  const riders = usePagedList(listRidersEndpoint, filter, { typed: true });
  return (
    <>
      <SectionHead title={text.nav.riders}>
        <SearchField
          label={text.users.search}
          placeholder={text.users.search}
          value={search}
          onChange={setSearch}
          focusKey="/"
        />
        <SelectField label={text.state} compact value={state} onChange={setState}>
          <option value="">{words.allStates}</option>
          {STATES.map((value) => (
            <option key={value} value={value}>
              {text.states[value]}
            </option>
          ))}
        </SelectField>
      </SectionHead>
      <Listing query={riders} empty={words.nobody}>
        {(rows) => <RidersTable riders={rows} />}
      </Listing>
    </>
  );
}

function RidersTable({ riders }: { readonly riders: readonly Rider[] }) {
  const text = useStrings("staff");
  const words = useStrings("staff/riders");
  const { number, shortDateTime } = useFormats();
  const columns: readonly Column<Rider>[] = [
    {
      id: "name",
      label: text.name,
      renderCell: ({ id, first_name, last_name }) => (
        <Link to={officePaths.adminRider(id)}>{`${first_name} ${last_name}`}</Link>
      ),
    },
    { id: "email", label: text.email, renderCell: ({ email }) => <EmailText>{email}</EmailText> },
    {
      id: "phone",
      label: text.phone,
      className: "nowrap",
      renderCell: ({ phone_number }) => displayPhone(phone_number),
    },
    {
      id: "rides",
      label: words.rides,
      labelled: true,
      right: true,
      renderCell: ({ rides }) => number(rides),
    },
    {
      id: "last-ride",
      label: words.lastRide,
      labelled: true,
      renderCell: ({ last_ride_at }) => (last_ride_at === null ? words.noRide : shortDateTime(last_ride_at)),
    },
    { id: "state", label: text.state, labelled: true, renderCell: ({ state }) => text.states[state] },
  ];
  return (
    <DataTable
      stacks="flowing"
      label={text.nav.riders}
      columns={columns}
      rows={riders}
      keyOf={({ id }) => id}
    />
  );
}
