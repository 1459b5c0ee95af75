import { type FormEvent, useState } from "react";
import type { Language } from "../../contract/languages.ts";
import { ApiError } from "../api/api-error.ts";
import { useLanguage, useMessages } from "../language/language-context.ts";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { useDraft } from "../ui/use-draft.ts";
import { type FieldProblem, type Problems, problemsOf } from "../ui/validation.ts";
import { useSending } from "./use-sending.ts";

type Draft = Record<string, string | number>;
/** The fields that hold text; a number has a stepper of its own. */
type TextFieldOf<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string;

type MessageForm<T extends Draft> = {
  /** The name the draft is kept under. */
  readonly draftKey: string;
  /** The same object on every render. */
  readonly empty: T;
  /** What is wrong with the fields that have a rule. */
  readonly check: (draft: T) => Partial<Record<TextFieldOf<T>, FieldProblem | undefined>>;
  readonly send: (draft: T, language: Language, idempotencyKey: string) => Promise<unknown>;
};

/** A form that writes to the office: its draft outlives the page, it is checked, and sent once. */
export function useMessageForm<T extends Draft>({ draftKey, empty, check, send }: MessageForm<T>) {
  const rules = useMessages("validation");
  const { language } = useLanguage();
  const refusal = useFieldRefusal();
  const [draft, keep, forget] = useDraft<T>(draftKey, empty);
  const [problems, setProblems] = useState<Problems<TextFieldOf<T>>>({});
  const sending = useSending((idempotencyKey) => send(draft, language, idempotencyKey), forget);

  const change = (values: Partial<T>) => {
    sending.changed();
    keep(values);
  };
  const field = (name: TextFieldOf<T>, required = true) => {
    const problem = problems[name];
    return {
      name,
      required,
      value: String(draft[name]),
      onChange: (value: string) => change({ [name]: value } as Partial<T>),
      error: problem ? rules[problem] : refusal(sending.error, name),
    };
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf<TextFieldOf<T>>(check(draft));
    setProblems(found ?? {});
    if (found !== null) focusFirstInvalid(form);
    else void sending.submit().then(() => focusFirstInvalid(form));
  };

  return { draft, change, field, onSubmit, sending };
}

/** What is wrong with a field the server named: the rule we have for it, else its own words where the reader knows them. */
function useFieldRefusal(): (error: unknown, field: string) => string | undefined {
  const text = useMessages("message-forms");
  const { email, phone, date } = useMessages("validation");
  const english = useLanguage().language === "en";
  const known: Readonly<Record<string, string | undefined>> = { email, phone, date };
  return (error, field) => {
    const said = error instanceof ApiError ? error.fields[field] : undefined;
    if (said === undefined) return undefined;
    return known[field] ?? (english ? said : text.checkField);
  };
}
