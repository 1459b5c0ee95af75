import { answerOwnCaseEndpoint, listOwnCasesEndpoint } from "../../contract/cases/cases.endpoints.ts";
import type { OwnCase } from "../../contract/cases/case.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { callLoosely } from "../api/call.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { paths } from "../router/paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { TextAreaField } from "../ui/field.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { useForm } from "../ui/use-form.ts";
import { checkRequired } from "../ui/validation/field-rules.ts";
import cardStyles from "../ui/card.module.css";
import styles from "./own-cases.module.css";

const LOOK_EVERY_MS = 5 * MINUTE_MS;

/** Says on each of a driver's screens that the office waits for their side, with the way to it. */
export function AskedNote() {
  const text = useStrings("cases");
  const waiting = useOwnCases().filter(({ waits }) => waits).length;
  if (waiting === 0) return null;
  return (
    <div className={styles.asked}>
      <Note tone="warn" icon="chat">
        <p className="strong">{text.asked(waiting)}</p>
        <ButtonLink size="compact" to={`${paths.driverProfile}#own-cases`}>
          {text.answerNow}
        </ButtonLink>
      </Note>
    </div>
  );
}

/** The questions of the office to a driver about rides that went wrong, and how each ended; nothing where there was none. */
export function OwnCases() {
  const text = useStrings("cases");
  const cases = useOwnCases();
  if (cases.length === 0) return null;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="own-cases">
      <h2 id="own-cases">{text.own}</h2>
      <ul className={styles.cases}>
        {cases.map((each) => (
          <OneCase key={each.id} own={each} />
        ))}
      </ul>
    </section>
  );
}

function OneCase({ own }: { readonly own: OwnCase }) {
  const text = useStrings("cases");
  const { shortDateTime } = useFormats();
  const { id, kind, ride, asked, said, waits, outcome, reason } = own;
  const words = [
    ...asked.map((word) => ({ ...word, by: text.office })),
    ...said.map((word) => ({ ...word, by: text.you })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <li>
      <h3>
        {ride === null ? text.kinds[kind] : text.ownRide(ride.reference, shortDateTime(ride.ride_datetime))}
      </h3>
      {ride !== null && (
        <p className="small muted">
          {ride.pickup} → {ride.dropoff}
        </p>
      )}
      {words.map(({ by, text: word, at }) => (
        <div className={styles.word} key={`${by} ${at}`}>
          <p className="small muted">
            {by}, {shortDateTime(at)}
          </p>
          <p>{word}</p>
        </div>
      ))}
      {outcome !== null && (
        <div className={styles.word}>
          <p className="strong">{text.ended(text.outcomes[outcome])}</p>
          <p>{reason}</p>
        </div>
      )}
      {waits && <OwnAnswer id={id} />}
    </li>
  );
}

const EMPTY = { text: "" };

function OwnAnswer({ id }: { readonly id: number }) {
  const text = useStrings("cases");
  const errorText = useErrorText();
  const toast = useToast();
  const form = useForm({
    initial: EMPTY,
    rules: { text: checkRequired },
    draft: `own-case-${id}`,
    input: (body) => ({ params: { id }, body }),
    send: (input, idempotencyKey) => callLoosely(answerOwnCaseEndpoint, { ...input, idempotencyKey }),
    invalidates: [listOwnCasesEndpoint],
    onDone: () => toast({ text: text.sent }),
  });
  return (
    <form className="stack" noValidate aria-label={text.yourSide} onSubmit={form.onSubmit}>
      <TextAreaField label={text.yourSide} rows={4} maxLength={4000} {...form.field("text")} />
      {form.error !== null && form.problemOf("text") === undefined && (
        <FormError>{errorText(form.error)}</FormError>
      )}
      <Button tone="live" type="submit" busy={form.busy} busyLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}

function useOwnCases(): readonly OwnCase[] {
  return useRead(read(listOwnCasesEndpoint), { everyMs: LOOK_EVERY_MS }).data ?? [];
}
