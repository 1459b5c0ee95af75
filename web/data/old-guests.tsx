import { useId } from "react";
import {
  type Retention,
  getRetentionEndpoint,
  runRetentionEndpoint,
} from "../../contract/data/data.endpoints.ts";
import { read } from "../api/read.ts";
import { useChange } from "../api/use-change.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { Note } from "../ui/note.tsx";
import { QueryView } from "../ui/query-view.tsx";
import cardStyles from "../ui/card.module.css";
import styles from "./data-section.module.css";

/** How long guests are kept, whose time is over, and a way not to wait for the server to see to it. */
export function OldGuests() {
  const text = useStrings("data");
  const errorText = useErrorText();
  const head = useId();
  const retention = useRead(read(getRetentionEndpoint));
  return (
    <section className={`${cardStyles.card} ${styles.card}`} aria-labelledby={head}>
      <h2 id={head}>{text.keepHead}</h2>
      <QueryView query={retention} loading={text.loading} failed={errorText}>
        {(kept) => <Kept {...kept} />}
      </QueryView>
    </section>
  );
}

function Kept({ months, oldest_ride_at: oldest, due }: Retention) {
  const text = useStrings("data");
  const { decimals, date } = useFormats();
  const remove = useChange(runRetentionEndpoint, { invalidates: [getRetentionEndpoint] });
  return (
    <>
      <p>{text.keepIntro(decimals(months, 0))}</p>
      <p className="muted">
        {oldest === null ? text.nobody : text.oldest(date(new Date(oldest)))}{" "}
        {due === 0 ? text.nothingDue : text.due(due, decimals(due, 0))}
      </p>
      <Button busy={remove.isPending} onClick={() => remove.run({})}>
        {text.keepNow}
      </Button>
      {remove.error !== null && <ErrorNote>{text.keepFailed}</ErrorNote>}
      {remove.data !== undefined && !remove.isPending && (
        <Note tone="live" icon="check">
          {text.removed(remove.data.rides, decimals(remove.data.rides, 0))}
        </Note>
      )}
    </>
  );
}
