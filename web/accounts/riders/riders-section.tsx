import { useDeferredValue, useState } from "react";
import type { Rider } from "../../../contract/accounts/account-records.ts";
import { countUsersEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { listRidersEndpoint } from "../../../contract/accounts/riders.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { CountedTabs } from "../../office/counted-tabs.tsx";
import { Listing } from "../../office/listing.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";
import { SectionHead } from "../../office/section-head.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useLastHere } from "../../office/use-last-here.ts";
import { useAccountColumns } from "../../office/account-columns.tsx";
import rowStyles from "../../office/row-cards.module.css";

const STATES = ["all", "active", "suspended"] as const;
type State = (typeof STATES)[number];

/** Everyone who books with an account, each with a page of their own. */
export function RidersSection() {
  const text = useStrings("office");
  const words = useStrings("accounts/riders");
  const { number } = useFormats();
  const [search, setSearch] = useState("");
  const [state, setState] = useState<State>("all");
  const q = useDeferredValue(search).trim();
  const filter = { ...(q === "" ? {} : { q }), ...(state === "all" ? {} : { state }) };
  const riders = usePagedList(listRidersEndpoint, filter, { typed: true });
  const counted = useRead(read(countUsersEndpoint), { keepsLast: true }).data?.rider;
  const counts = counted && { ...counted, all: counted.active + counted.suspended };
  return (
    <>
      <SectionHead
        title={text.nav.riders}
        {...(counts === undefined ? {} : { about: words.about(number(counts.all)) })}
      >
        <SearchField
          label={text.users.search}
          placeholder={text.users.search}
          value={search}
          onChange={setSearch}
          focusKey="/"
        />
      </SectionHead>
      <CountedTabs
        label={words.show}
        names={words.tabs}
        counts={counts}
        tabs={STATES}
        value={state}
        onChange={setState}
      />
      <Listing query={riders} empty={words.nobody}>
        {(rows) => <RidersTable riders={rows} />}
      </Listing>
    </>
  );
}

function RidersTable({ riders }: { readonly riders: readonly Rider[] }) {
  const text = useStrings("office");
  const words = useStrings("accounts/riders");
  const { dateTime, number } = useFormats();
  const { day } = useLastHere();
  const account = useAccountColumns();
  const columns: readonly Column<Rider>[] = [
    account.name,
    account.contact,
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
      className: rowStyles.moment,
      renderCell: ({ last_ride_at: last }) =>
        last === null ? words.noRide : <time title={dateTime(last)}>{day(last)}</time>,
    },
    account.state,
    account.seen,
    {
      id: "actions",
      label: text.actions,
      className: rowStyles.last,
      renderCell: ({ id, first_name, last_name }) => (
        <div className={rowStyles.deeds}>
          <ButtonLink
            size="compact"
            to={officePaths.adminRider(id)}
            aria-label={`${words.open}: ${first_name} ${last_name}`}
          >
            {words.open}
          </ButtonLink>
        </div>
      ),
    },
  ];
  return (
    <div className={rowStyles.rows}>
      <DataTable menus label={text.nav.riders} columns={columns} rows={riders} keyOf={({ id }) => id} />
    </div>
  );
}
