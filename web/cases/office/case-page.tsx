import type { Case } from "../../../contract/cases/case.ts";
import {
  getCaseEndpoint,
  giveCaseEndpoint,
  listColleaguesEndpoint,
  setCaseDueEndpoint,
} from "../../../contract/cases/cases.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { useStrings } from "../../language/language-context.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { useParams } from "../../router/router-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { CaseAside } from "./case-aside.tsx";
import { CASE_READS } from "./case-reads.ts";
import { CaseThread } from "./case-thread.tsx";
import styles from "./case-page.module.css";

/** One case: where it is, what was said, the decision, and beside it the ride, the money and the people. */
export function CasePage() {
  const text = useStrings("office");
  const words = useStrings("cases/office");
  const errorText = useErrorText();
  const id = Number(useParams()["id"]);
  const isKnown = Number.isSafeInteger(id) && id > 0;
  const found = useRead(isKnown ? read(getCaseEndpoint, { params: { id } }) : null);
  const isMissing = !isKnown || (found.error instanceof ApiError && found.error.status === 404);
  return (
    <>
      <Link className={styles.back} to={officePaths.adminCases}>
        {words.back}
      </Link>
      {isMissing ? (
        <EmptyState heading="h1" title={words.missing} />
      ) : (
        <QueryView query={found} loading={text.loading} failed={errorText}>
          {(one) => (
            <>
              <Head one={one} />
              <Steps one={one} />
              <div className={styles.columns}>
                <CaseThread key={one.id} one={one} />
                <CaseAside one={one} />
              </div>
            </>
          )}
        </QueryView>
      )}
    </>
  );
}

function Head({ one }: { readonly one: Case }) {
  const { kinds } = useStrings("cases");
  const words = useStrings("cases/office");
  const { shortDateTime } = useFormats();
  const { id, kind, title, opened_by, opened_at, ride } = one;
  return (
    <header className={styles.head}>
      <div>
        <div className="row">
          <h1>{title || kinds[kind]}</h1>
          <HelpButton section={title || kinds[kind]} />
        </div>
        <p className={styles.sub}>
          <span>{words.number(id)}</span>
          {title !== "" && <span>{kinds[kind]}</span>}
          <span>{opened_by === null ? words.byItself(ride?.stars ?? null) : words.openedBy(opened_by)}</span>
          <span>{words.opens(shortDateTime(opened_at))}</span>
        </p>
      </div>
      <AnswerBy key={one.due_on} one={one} />
      <GiveTo one={one} />
    </header>
  );
}

/** The day by which it is to be answered, which Start reminds of. */
function AnswerBy({ one: { id, due_on, closed_at } }: { readonly one: Case }) {
  const words = useStrings("cases/office");
  const errorText = useErrorText();
  const set = useStaffAction(setCaseDueEndpoint, { refresh: CASE_READS, toastText: words.dueSaved });
  if (closed_at !== null) return null;
  return (
    <div className={styles.give}>
      <TextField
        compact
        type="date"
        label={words.dueLabel}
        value={due_on ?? ""}
        disabled={set.isPending}
        onChange={(day) => set.run({ params: { id }, body: { due_on: day === "" ? null : day } })}
      />
      <FormError>{set.error && errorText(set.error)}</FormError>
    </div>
  );
}

const NOBODY = "";

function GiveTo({ one: { id, given_to } }: { readonly one: Case }) {
  const words = useStrings("cases/office");
  const errorText = useErrorText();
  const colleagues = useRead(read(listColleaguesEndpoint)).data;
  const give = useStaffAction(giveCaseEndpoint, { refresh: CASE_READS, toastText: words.given });
  const people = colleagues ?? [];
  const all =
    given_to === null || people.some((person) => person.id === given_to.id) ? people : [given_to, ...people];
  return (
    <div className={styles.give}>
      <SelectField
        compact
        label={words.giveLabel}
        value={String(given_to?.id ?? NOBODY)}
        disabled={give.isPending}
        onChange={(to) => give.run({ params: { id }, body: { to: to === NOBODY ? null : Number(to) } })}
      >
        <option value={NOBODY}>{words.nobodyHas}</option>
        {all.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectField>
      <FormError>{give.error && errorText(give.error)}</FormError>
    </div>
  );
}

function Steps({ one }: { readonly one: Case }) {
  const { outcomes } = useStrings("cases");
  const { steps, step } = useStrings("cases/office");
  const { shortDateTime } = useFormats();
  const { driver, driver_asked_at, driver_said_at, outcome, closed_at, opened_at } = one;
  const isClosed = closed_at !== null;
  const hearing =
    driver === null
      ? step.noDriver
      : driver_said_at !== null
        ? shortDateTime(driver_said_at)
        : driver_asked_at === null
          ? step.hearHint
          : step.askedHint(shortDateTime(driver_asked_at));
  const isHeard = driver_said_at !== null || driver === null;
  const places = [
    { name: step.opened, detail: shortDateTime(opened_at), done: true },
    { name: step.heard, detail: hearing, done: driver_said_at !== null },
    { name: step.decide, detail: outcome === null ? step.decideHint : outcomes[outcome], done: isClosed },
    { name: step.ended, detail: isClosed ? shortDateTime(closed_at) : step.endedHint, done: isClosed },
  ];
  const current = isClosed ? -1 : isHeard ? 2 : 1;
  return (
    <ol className={styles.steps} aria-label={steps}>
      {places.map(({ name, detail, done }, place) => (
        <li
          key={name}
          className={classNames(done && styles.done, place === current && styles.current)}
          aria-current={place === current ? "step" : undefined}
        >
          <span className={styles.place} aria-hidden="true">
            {done ? <Icon name="check" /> : place + 1}
          </span>
          <span>
            <b>{name}</b>
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
