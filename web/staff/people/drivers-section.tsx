import { useState } from "react";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import { listDriverRecordsEndpoint } from "../../../contract/staff/people.endpoints.ts";
import { plainText } from "../../../contract/places/search/plain-text.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/choices.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EditDriver, NewDriver, OverridePapers } from "./driver-forms.tsx";
import { DriverChanges } from "./driver-changes.tsx";
import { DriverPapers } from "./driver-papers.tsx";
import { DriverPortrait } from "./driver-portrait.tsx";
import { type Asked, DriverQuestion } from "./driver-question.tsx";
import { DriversTable } from "./drivers-table.tsx";
import { Listing } from "../listing.tsx";
import { SectionHead } from "../section-head.tsx";
import { SearchField } from "../../ui/search-field.tsx";

const KINDS = ["all", "due", "waiting", "unapproved"] as const;
type Kind = (typeof KINDS)[number];

/** Every driver with their car and papers, approved or not. */
export function DriversSection() {
  const text = useStrings("staff");
  const words = useStrings("staff/people");
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState<Kind>("all");
  const foundIn = (rows: readonly DriverRecord[]) =>
    ofKind(rows, kind).filter((driver) => mentions(driver, search));
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<DriverRecord | null>(null);
  const [overriding, setOverriding] = useState<DriverRecord | null>(null);
  const [reading, setReading] = useState<DriverRecord | null>(null);
  const [facing, setFacing] = useState<DriverRecord | null>(null);
  const [deciding, setDeciding] = useState<DriverRecord | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const drivers = useRead(read(listDriverRecordsEndpoint));
  return (
    <>
      <SectionHead title={text.nav.drivers}>
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={search}
          onChange={setSearch}
          focusKey="/"
        />
        <Button size="compact" tone="ink" icon="plus" onClick={() => setAdding(true)}>
          {text.drivers.add}
        </Button>
      </SectionHead>
      {drivers.data !== undefined && (
        <Chips
          label={words.show}
          value={kind}
          onChange={setKind}
          choices={KINDS.map((value) => ({
            value,
            label: words[value](ofKind(drivers.data ?? [], value).length),
          }))}
        />
      )}
      <Listing query={drivers} empty={text.drivers.empty} found={(rows) => foundIn(rows).length}>
        {(rows) => {
          const found = foundIn(rows);
          if (found.length === 0) return <EmptyState heading="h2" title={words.nobody} />;
          return (
            <DriversTable
              drivers={found}
              onEdit={setEditing}
              onPapers={setReading}
              onPortrait={setFacing}
              onChanges={setDeciding}
              onOverride={setOverriding}
              onAsk={setAsked}
            />
          );
        }}
      </Listing>
      <NewDriver open={adding} onClose={() => setAdding(false)} />
      <EditDriver driver={editing} onClose={() => setEditing(null)} />
      <DriverChanges
        driver={drivers.data?.find(({ id }) => id === deciding?.id) ?? null}
        onClose={() => setDeciding(null)}
      />
      <DriverPapers driver={reading} onClose={() => setReading(null)} />
      <DriverPortrait driver={facing} onClose={() => setFacing(null)} />
      <OverridePapers driver={overriding} onClose={() => setOverriding(null)} />
      <DriverQuestion asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function ofKind(drivers: readonly DriverRecord[], kind: Kind): readonly DriverRecord[] {
  if (kind === "due") return drivers.filter((driver) => driver.papers_due.length > 0);
  if (kind === "waiting") return drivers.filter((driver) => (driver.waiting_changes ?? []).length > 0);
  if (kind === "unapproved") return drivers.filter((driver) => driver.approved_on === null);
  return drivers;
}

/** Each word of a search stands somewhere in what the table shows of a driver. */
function mentions(driver: DriverRecord, search: string): boolean {
  const { name, username, phone, plate, vehicle, license_number } = driver;
  const facts = plainText([name, username, phone, plate, vehicle, license_number].join(" "));
  return plainText(search)
    .split(" ")
    .every((word) => facts.includes(word));
}
