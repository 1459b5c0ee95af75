import { useState } from "react";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { PAPER_NOTICES } from "../../../domain/papers/papers.ts";
import { plainText } from "../../../domain/places/search/plain-text.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EditDriver, NewDriver, NewPaperDate, OverridePapers } from "./driver-forms.tsx";
import { DriverChanges } from "./driver-changes.tsx";
import type { DriverDeed } from "./driver-deeds.tsx";
import { DriverDialog } from "./driver-dialog.tsx";
import { DriverPapers } from "./driver-papers.tsx";
import { firstToEndOnTop } from "./driver-papers-order.ts";
import { DriverPortrait } from "./driver-portrait.tsx";
import { type Asked, DriverQuestion } from "./driver-question.tsx";
import { DriversTable } from "./drivers-table.tsx";
import { Listing } from "../../office/listing.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import rowStyles from "../../office/row-cards.module.css";

const KINDS = ["all", "due", "waiting", "unapproved"] as const;
type Kind = (typeof KINDS)[number];

/** The other deeds keep the driver as they were when the form was opened, so that nobody's change is written over. */
const AS_READ_LAST: ReadonlySet<DriverDeed> = new Set(["open", "changes"]);

type Doing = { readonly deed: DriverDeed; readonly driver: DriverRecord };

/** Every driver with their car and papers, approved or not; whose paper ends first is on top. */
export function DriversSection() {
  const text = useStrings("office");
  const words = useStrings("drivers/records");
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState<Kind>("all");
  const foundIn = (rows: readonly DriverRecord[]) =>
    firstToEndOnTop(ofKind(rows, kind).filter((driver) => mentions(driver, search)));
  const [adding, setAdding] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  const drivers = useRead(read(listDriverRecordsEndpoint), { everyMs: MINUTE_MS });
  return (
    <>
      <SectionHead
        title={text.nav.drivers}
        {...(drivers.data === undefined ? {} : { about: words.about(drivers.data.length) })}
      >
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
        <Segmented
          className={rowStyles.kinds}
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
            <>
              <DriversTable drivers={found} onDeed={(deed, driver) => setDoing({ deed, driver })} />
              <p className="small muted">{words.legend(PAPER_NOTICES[0])}</p>
            </>
          );
        }}
      </Listing>
      <NewDriver open={adding} onClose={() => setAdding(false)} />
      <DriverDialogs
        doing={doing && (AS_READ_LAST.has(doing.deed) ? inPresent(doing, drivers.data) : doing)}
        onDeed={setDoing}
      />
    </>
  );
}

type DriverDialogsProps = {
  readonly doing: Doing | null;
  readonly onDeed: (doing: Doing | null) => void;
};

/** Where each deed is done. */
function DriverDialogs({ doing, onDeed }: DriverDialogsProps) {
  const close = () => onDeed(null);
  const of = (deed: DriverDeed) => (doing?.deed === deed ? doing.driver : null);
  return (
    <>
      <DriverDialog
        driver={of("open")}
        onEdit={() => doing && onDeed({ deed: "edit", driver: doing.driver })}
        onClose={close}
      />
      <NewPaperDate driver={of("newDate")} onClose={close} />
      <EditDriver driver={of("edit")} onClose={close} />
      <DriverChanges driver={of("changes")} onClose={close} />
      <DriverPapers driver={of("papers")} onClose={close} />
      <DriverPortrait driver={of("portrait")} onClose={close} />
      <OverridePapers driver={of("override")} onClose={close} />
      <DriverQuestion asked={questionOf(doing)} onClose={close} />
    </>
  );
}

function questionOf(doing: Doing | null): Asked | null {
  if (doing === null) return null;
  const { deed, driver } = doing;
  return deed === "approve" || deed === "withdraw" || deed === "endOverride" ? { deed, driver } : null;
}

function inPresent({ deed, driver }: Doing, drivers: readonly DriverRecord[] | undefined): Doing {
  return { deed, driver: drivers?.find(({ id }) => id === driver.id) ?? driver };
}

function ofKind(drivers: readonly DriverRecord[], kind: Kind): readonly DriverRecord[] {
  if (kind === "due") return drivers.filter((driver) => driver.papers_due.length > 0);
  if (kind === "waiting") return drivers.filter((driver) => (driver.waiting_changes ?? []).length > 0);
  if (kind === "unapproved") return drivers.filter((driver) => driver.approved_on === null);
  return drivers;
}

/** Each word of a search stands somewhere in what is known of a driver. */
function mentions(driver: DriverRecord, search: string): boolean {
  const { name, username, phone, plate, vehicle, license_number } = driver;
  const facts = plainText([name, username, phone, plate, vehicle, license_number].join(" "));
  return plainText(search)
    .split(" ")
    .every((word) => facts.includes(word));
}
