import { useId } from "react";
import { CASE_OUTCOMES, type CaseOutcome } from "../../../domain/cases/case-rules.ts";
import type { Case } from "../../../contract/cases/case.ts";
import { endCaseEndpoint } from "../../../contract/cases/cases.endpoints.ts";
import { callLoosely } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import { CASE_READS } from "./case-reads.ts";
import styles from "./case-thread.module.css";

const UNDECIDED = { outcome: "" as CaseOutcome | "", note: "", answer: "" };

/** Whose fault it was, why, and the last answer to the passenger: with that a case ends. */
export function CaseDecision({ one }: { readonly one: Case }) {
  const { outcomes } = useStrings("cases");
  const words = useStrings("cases/office");
  const errorText = useErrorText();
  const toast = useToast();
  const group = useId();
  const { id, person, contact, driver_asked_at } = one;
  const form = useForm({
    initial: UNDECIDED,
    rules: { note: checkRequired },
    check: ({ outcome }) => (outcome === "" ? ("outcomeMissing" as const) : null),
    draft: `case-${id}-end`,
    input: ({ answer, ...body }) => ({
      params: { id },
      body: { ...body, ...(answer.trim() === "" ? {} : { answer }) },
    }),
    send: (input, idempotencyKey) => callLoosely(endCaseEndpoint, { ...input, idempotencyKey }),
    invalidates: CASE_READS,
    onDone: () => toast({ text: words.endDone }),
  });
  const { values, change, problem } = form;
  const canAnswer = contact.email !== null || contact.rider_id !== null;
  return (
    <form className={styles.decision} noValidate aria-label={words.decision} onSubmit={form.onSubmit}>
      <h2>{words.decision}</h2>
      <fieldset>
        <legend className="small strong">{words.outcome}</legend>
        <div className={styles.options}>
          {CASE_OUTCOMES.map((outcome) => (
            <label key={outcome} className={styles.option}>
              <input
                type="radio"
                name={group}
                checked={values.outcome === outcome}
                onChange={() => change({ outcome })}
              />
              <b>{outcomes[outcome]}</b>
              <small>{words.outcomeHints[outcome]}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <FormError>{problem && values.outcome === "" ? words[problem] : null}</FormError>
      <TextAreaField
        label={words.reason}
        hint={words.reasonHint(driver_asked_at !== null)}
        rows={2}
        maxLength={4000}
        {...form.field("note")}
      />
      {canAnswer && (
        <TextAreaField
          label={words.lastAnswer(person, LANGUAGE_NAMES[contact.language])}
          rows={3}
          maxLength={4000}
          lang={contact.language}
          {...form.field("answer")}
        />
      )}
      {form.error !== null && form.problemOf("note") === undefined && (
        <FormError>{errorText(form.error)}</FormError>
      )}
      <div className={styles.end}>
        <Button size="compact" tone="action" type="submit" busy={form.busy} busyLabel={words.busy}>
          {words.end}
        </Button>
      </div>
    </form>
  );
}
