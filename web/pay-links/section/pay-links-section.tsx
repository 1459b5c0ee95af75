import { useDeferredValue, useState } from "react";
import { PAY_STATES, type PayState } from "../../../domain/pay-links/pay-link.ts";
import { listPayLinksEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import { useStrings } from "../../language/language-context.ts";
import { PayLinkTable } from "../office/pay-link-table.tsx";
import { Chips } from "../../ui/chips.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { Listing } from "../../office/listing.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";
import { PayLinkSettings } from "./pay-link-settings.tsx";

const LOOK_EVERY_MS = 15_000;
const REFRESH = [listPayLinksEndpoint];
const SHOWN = ["all", "refund_due", ...PAY_STATES] as const;

/** Everything that was asked to be paid by link, and whether guests can. */
export function PayLinksSection() {
  const { all, nav } = useStrings("office");
  const text = useStrings("pay-links/office");
  const [search, setSearch] = useState("");
  const [state, setState] = useState<PayState | "refund_due" | "all">("all");
  const q = useDeferredValue(search).trim();
  const filter = { ...(q === "" ? {} : { q }), ...(state === "all" ? {} : { state }) };
  const links = usePagedList(listPayLinksEndpoint, filter, { typed: true, everyMs: LOOK_EVERY_MS });
  return (
    <>
      <SectionHead title={nav["pay-links"]} about={text.intro}>
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={search}
          onChange={setSearch}
          focusKey="/"
        />
      </SectionHead>
      <PayLinkSettings />
      <Chips
        label={text.show}
        value={state}
        onChange={setState}
        choices={SHOWN.map((value) => ({
          value,
          label: value === "all" ? all : value === "refund_due" ? text.refundDue : text.states[value],
        }))}
      />
      <Listing query={links} empty={Object.keys(filter).length > 0 ? text.nothingFound : text.empty}>
        {(rows) => <PayLinkTable links={rows} refresh={REFRESH} />}
      </Listing>
    </>
  );
}
