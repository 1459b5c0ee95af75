import { useState } from "react";
import type { Case, CaseEntry } from "../../../contract/cases/case.ts";
import {
  answerCaseEndpoint,
  askCaseDriverEndpoint,
  noteCaseEndpoint,
  reopenCaseEndpoint,
} from "../../../contract/cases/cases.endpoints.ts";
import { callLoosely } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextAreaField } from "../../ui/field.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import { CASE_READS } from "./case-reads.ts";
import { CaseDecision } from "./case-decision.tsx";
import { Stars } from "./stars.tsx";
import panelStyles from "../../ui/panel.module.css";
import styles from "./case-thread.module.css";

/** All that was said in a case, the way to say more, and the decision. */
export function CaseThread({ one }: { readonly one: Case }) {
  const words = useStrings("cases/office");
  return (
    <section className={panelStyles.panel} aria-labelledby="case-said">
      <div className={panelStyles.head}>
        <h2 id="case-said">{words.said}</h2>
        {typeof one.ride?.stars === "number" && <Stars stars={one.ride.stars} />}
      </div>
      <ul className={styles.thread}>
        {one.message !== null && (
          <Said
            icon="mail"
            head={words.wrote(one.person || words.forgottenPerson)}
            at={one.message.received_at}
            text={one.message.text}
            lang={one.contact.language}
          />
        )}
        {one.entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.at}`} entry={entry} language={one.contact.language} />
        ))}
        {one.message === null && one.entries.length === 0 && <li className="muted">{words.nothingSaid}</li>}
      </ul>
      {one.state === "open" ? (
        <>
          <Write one={one} />
          <CaseDecision one={one} />
        </>
      ) : (
        <Ended one={one} />
      )}
    </section>
  );
}

const ICONS = {
  note: "pen",
  answer: "mail",
  driver_asked: "chat",
  driver_said: "car",
  refund: "cash",
  ended: "flag",
  reopened: "refresh",
} as const satisfies Record<CaseEntry["kind"], IconName>;

function Entry({ entry, language }: { readonly entry: CaseEntry; readonly language: string }) {
  const { outcomes } = useStrings("cases");
  const words = useStrings("cases/office");
  const { kind, text, by, at, outcome } = entry;
  const head = outcome === null ? words.entries[kind] : `${words.entries[kind]}: ${outcomes[outcome]}`;
  return (
    <Said
      icon={ICONS[kind]}
      head={head}
      by={by}
      at={at}
      text={kind === "reopened" ? null : text}
      lang={kind === "answer" ? language : undefined}
    />
  );
}

type SaidProps = {
  readonly icon: IconName;
  readonly head: string;
  readonly by?: string | null;
  readonly at: string;
  /** Empty where it was deleted with the data of its person. */
  readonly text: string | null;
  readonly lang?: string | undefined;
};

function Said({ icon, head, by = null, at, text, lang }: SaidProps) {
  const words = useStrings("cases/office");
  const { shortDateTime } = useFormats();
  return (
    <li>
      <Icon name={icon} />
      <div>
        <p className={styles.who}>
          <b>{head}</b>
          <small>{[by, shortDateTime(at)].filter(Boolean).join(", ")}</small>
        </p>
        {text !== null && (
          <p
            className={classNames(styles.words, text === "" && "muted")}
            lang={text === "" ? undefined : lang}
          >
            {text || words.forgotten}
          </p>
        )}
      </div>
    </li>
  );
}

const WAYS = ["ask", "answer", "note"] as const;
type Way = (typeof WAYS)[number];

const CALLS = { ask: askCaseDriverEndpoint, answer: answerCaseEndpoint, note: noteCaseEndpoint } as const;

/** One field for whom the office writes to: the driver, the passenger or itself. */
function Write({ one }: { readonly one: Case }) {
  const words = useStrings("cases/office");
  const [way, setWay] = useState<Way>(() => firstWay(one));
  return (
    <div className={styles.write}>
      <div className={styles.ways}>
        <Segmented
          low
          label={words.write}
          value={way}
          onChange={setWay}
          choices={WAYS.map((value) => ({ value, label: words.ways[value] }))}
        />
      </div>
      <WriteForm key={way} one={one} way={way} />
    </div>
  );
}

/** The driver is heard first; who can't be written to is called, and noted. */
function firstWay({ driver, driver_asked_at, contact }: Case): Way {
  if (driver !== null && driver_asked_at === null) return "ask";
  return contact.email === null && contact.rider_id === null ? "note" : "answer";
}

const EMPTY = { text: "" };

function WriteForm({ one, way }: { readonly one: Case; readonly way: Way }) {
  const words = useStrings("cases/office");
  const errorText = useErrorText();
  const toast = useToast();
  const { id, driver, contact, person } = one;
  const form = useForm({
    initial: EMPTY,
    rules: { text: checkRequired },
    draft: `case-${id}-${way}`,
    input: (body) => ({ params: { id }, body }),
    send: (input, idempotencyKey) => callLoosely(CALLS[way], { ...input, idempotencyKey }),
    invalidates: CASE_READS,
    onDone: () => toast({ text: words.sent[way] }),
  });
  if (way === "ask" && driver === null) return <p className="muted">{words.noDriver}</p>;
  if (way === "answer" && contact.email === null && contact.rider_id === null)
    return <p className="muted">{words.noAddress}</p>;
  const labels = {
    ask: words.labels.ask(driver?.name ?? ""),
    answer: words.labels.answer(person, LANGUAGE_NAMES[contact.language]),
    note: words.labels.note,
  };
  return (
    <form className={styles.form} noValidate aria-label={labels[way]} onSubmit={form.onSubmit}>
      <TextAreaField
        label={labels[way]}
        hint={words.hints[way]}
        rows={3}
        maxLength={4000}
        lang={way === "answer" ? contact.language : undefined}
        {...form.field("text")}
      />
      {form.error !== null && form.problemOf("text") === undefined && (
        <FormError>{errorText(form.error)}</FormError>
      )}
      <Button size="compact" tone="live" type="submit" busy={form.busy} busyLabel={words.busy}>
        {words.send[way]}
      </Button>
    </form>
  );
}

function Ended({ one }: { readonly one: Case }) {
  const { outcomes } = useStrings("cases");
  const words = useStrings("cases/office");
  const errorText = useErrorText();
  const { shortDateTime } = useFormats();
  const reopen = useStaffAction(reopenCaseEndpoint, { refresh: CASE_READS, toastText: words.reopened });
  const { outcome, closed_at, closed_by } = one;
  return (
    <footer className={styles.ended}>
      {outcome !== null && closed_at !== null && (
        <p role="status">
          {words.endedAs(outcomes[outcome], closed_by ?? words.product, shortDateTime(closed_at))}
        </p>
      )}
      <FormError>{reopen.error && errorText(reopen.error)}</FormError>
      <Button size="compact" busy={reopen.isPending} onClick={() => reopen.run({ params: { id: one.id } })}>
        {words.reopen}
      </Button>
    </footer>
  );
}
