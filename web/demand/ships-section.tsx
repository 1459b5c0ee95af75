import { useState } from "react";
import type { CruiseCall } from "../../contract/demand/cruise-calls.ts";
import { getDemandEndpoint, removeCruiseCallEndpoint } from "../../contract/demand/demand.endpoints.ts";
import { getShipFeedEndpoint } from "../../contract/demand/ship-feed.endpoints.ts";
import { noonOf } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { groupBy } from "../../domain/group-by.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { ImportData } from "../data/import-data.tsx";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { SectionHead } from "../office/section-head.tsx";
import { useStaffAction } from "../office/use-staff-action.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { ExpectedDay } from "./expected-day.tsx";
import { ShipFeed, ShipFeedState } from "./ship-feed.tsx";
import { ShipForm } from "./ship-form.tsx";
import cardStyles from "../ui/card.module.css";
import styles from "./ships-section.module.css";

const SHOWN_DAYS = 31;

/** The ships of the next month by day, with a form and a file to bring in. */
export function ShipsSection() {
  const text = useStrings("demand");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const [today] = useState(() => curacaoDate(new Date()));
  const demand = useRead(read(getDemandEndpoint, { query: { day: today, days: String(SHOWN_DAYS) } }), {
    everyMs: MINUTE_MS,
  });
  const [edited, setEdited] = useState<CruiseCall | "new" | null>(null);
  const [isBringing, setBringing] = useState(false);
  const [isFeeding, setFeeding] = useState(false);
  // Nothing to whoever doesn't keep the company's data.
  const feed = useRead(read(getShipFeedEndpoint)).data;
  const remove = useStaffAction(removeCruiseCallEndpoint, {
    refresh: [getDemandEndpoint],
    toastText: text.removed,
  });
  return (
    <>
      <SectionHead title={staff.nav.ships} about={text.about}>
        <Button
          size="compact"
          icon="download"
          onClick={() => setBringing(!isBringing)}
          aria-expanded={isBringing}
        >
          {text.bringIn}
        </Button>
        {feed && (
          <Button
            size="compact"
            icon="clock"
            onClick={() => setFeeding(!isFeeding)}
            aria-expanded={isFeeding}
          >
            {text.feed.title}
          </Button>
        )}
        <Button size="compact" tone="ink" icon="plus" onClick={() => setEdited("new")}>
          {text.add}
        </Button>
      </SectionHead>
      {feed && <ShipFeedState feed={feed} />}
      {isFeeding && feed && <ShipFeed feed={feed} onDone={() => setFeeding(false)} />}
      {isBringing && <ImportData only="cruise_calls" refresh={getDemandEndpoint} />}
      {remove.error !== null && <ErrorNote>{errorText(remove.error)}</ErrorNote>}
      <QueryView query={demand} loading={staff.loading} failed={errorText}>
        {({ calls, expected }) => (
          <>
            <ExpectedDay day={today} expected={expected} />
            {calls.length === 0 ? (
              <EmptyState heading="h2" title={text.none} />
            ) : (
              <Days
                calls={calls}
                onEdit={setEdited}
                onRemove={({ id }) => remove.run({ params: { id } })}
                busy={remove.isPending}
              />
            )}
          </>
        )}
      </QueryView>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === null || edited === "new" ? text.add : edited.ship}
      >
        {edited !== null && (
          <ShipForm
            key={edited === "new" ? "new" : edited.id}
            ship={edited === "new" ? null : edited}
            today={today}
            onDone={() => setEdited(null)}
          />
        )}
      </Dialog>
    </>
  );
}

type DaysProps = {
  readonly calls: readonly CruiseCall[];
  readonly busy: boolean;
  readonly onEdit: (call: CruiseCall) => void;
  readonly onRemove: (call: CruiseCall) => void;
};

function Days({ calls, busy, onEdit, onRemove }: DaysProps) {
  const text = useStrings("demand");
  const staff = useStrings("office");
  const { weekday, date, shortDate, time, number } = useFormats();
  return (
    <ul className={styles.days}>
      {groupBy(calls, ({ from }) => curacaoDate(new Date(from))).map(([day, ships]) => (
        <li key={day} className={cardStyles.card}>
          <h2>
            {weekday(noonOf(day))}, {date(noonOf(day))}
            <span className="muted small">
              {text.passengers(number(ships.reduce((sum, { passengers }) => sum + passengers, 0)))}
            </span>
          </h2>
          <ul className={styles.ships}>
            {ships.map((call) => (
              <li key={call.id}>
                <span className={styles.times}>
                  {time(call.from)} – {time(call.until)}
                  {curacaoDate(new Date(call.until)) !== day && ` (${shortDate(call.until)})`}
                </span>
                <span className={styles.ship}>
                  <strong>{call.ship}</strong>
                  <span className="muted small">{call.pier}</span>
                </span>
                <span className={styles.count}>{text.passengers(number(call.passengers))}</span>
                <span className={styles.deeds}>
                  <IconButton icon="pen" label={`${staff.edit}: ${call.ship}`} onClick={() => onEdit(call)} />
                  <IconButton
                    icon="x"
                    label={`${text.remove}: ${call.ship}`}
                    disabled={busy}
                    onClick={() => onRemove(call)}
                  />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
