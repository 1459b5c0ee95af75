import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { ApiError } from "../api/api-error.ts";
import { useChange } from "../api/use-change.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { useDraft } from "./use-draft.ts";
import type { FieldProblem } from "./validation/field-rules.ts";

/** The check that refuses a value; it may look at the other fields. */
type Rule<T, V> = (value: V, values: T) => FieldProblem | undefined;
/**
 * The schema of a form: a rule for each field that has one. A check that refuses an empty field makes it a required one.
 */
export type Rules<T> = { readonly [K in keyof T]?: Rule<T, T[K]> | undefined };

type Form<T, I, O, P> = {
  /** The values of the fields at first, each by its name on the wire. */
  readonly initial: T;
  readonly rules?: NoInfer<Rules<T>>;
  /** The reason not to send it where no one field is to blame: the name of a sentence, or null. */
  readonly check?: (values: NoInfer<T>, now: Date) => P | null;
  /** The name under which what was typed survives a reload and a sign-in, until it was sent. */
  readonly draft?: string;
  /** The fields that no draft keeps: passwords. */
  readonly secret?: readonly NoInfer<keyof T>[];
  /** Asked once the fields are right: with false it is not sent, as when there is nothing new or something else must be asked first. */
  readonly mayBegin?: (values: NoInfer<T>) => boolean;
  /** The input that is sent; where it is the same as before and no answer came, it is the same try. */
  readonly input: (values: T, now: Date) => I;
  readonly send: (input: I, idempotencyKey: string) => Promise<O>;
  /** The readings made again once it was sent, well or not. */
  readonly invalidates?: readonly EndpointDescription[];
  /** Once it was sent the fields are as at first; with "keeps" they stay as they are. */
  readonly afterwards?: "keeps";
  /** Follows wherever the person has gone meanwhile. */
  readonly onDone?: (result: NoInfer<O>) => void;
  readonly onError?: (error: Error) => void;
  /** The form's own sentence for a field after the server refused it, where it has one; null says nothing there. */
  readonly refusal?: (error: ApiError, field: string) => string | null | undefined;
};

/** The fields that hold a V. */
type FieldOf<T, V> = { [K in keyof T]: T[K] extends V ? K : never }[keyof T] & string;

/**
 * A form: what stands in it, what is wrong with it, and its sending. It is checked when it is sent; the first field that is
 * not taken, by a rule or by the server, gets the focus. A second press while it is being sent does nothing.
 */
export function useForm<T extends object, I, O, P extends string = never>(form: Form<T, I, O, P>) {
  const { initial, rules = {} } = form;
  const sentences = useStrings("ui/validation");
  const english = useLanguage().language === "en";
  const { values, change, clear } = useValues(initial, form.draft, form.secret);
  const [problems, setProblems] = useState<Problems>(NONE);
  const [problem, setProblem] = useState<P | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { run, reset, isPending, error, data } = useChange<I, O>(form.send, {
    invalidates: form.invalidates ?? [],
    onDone: (result) => {
      if (form.afterwards !== "keeps") clear();
      form.onDone?.(result);
    },
    onError: (failure) => form.onError?.(failure),
  });
  const begin = run as (given: I) => void;

  /** Why the server refused a field, by its name on the wire. */
  const refusalOf = (field: string): string | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    const [own, said] = [form.refusal?.(error, field), error.fields[field]];
    if (own !== undefined) return own ?? undefined;
    return english || said === undefined ? said : sentences.check;
  };
  const ruledOut = (name: string) => {
    const found = problems[name];
    return found && sentences[found];
  };
  /** The sentence of the form at a field. */
  const problemOf = (name: FieldOf<T, unknown>) => ruledOut(name) ?? refusalOf(name);

  // The marks are there once it is drawn. A field that warns of something else by itself is none of them.
  const focusFirst = useEffectEvent(() => {
    const marked = element.current?.querySelectorAll<HTMLInputElement>("[aria-invalid=true]") ?? [];
    [...marked].find(({ name }) => (ruledOut(name) ?? refusalOf(name)) !== undefined)?.focus();
  });
  useEffect(() => {
    if (error !== null || problems !== NONE) focusFirst();
  }, [problems, error]);

  const submit = (over: Partial<T> = {}) => {
    if (isPending) return;
    const [given, now] = [{ ...values, ...over }, new Date()];
    const [found, whole] = [problemsIn(given, rules), form.check?.(given, now) ?? null];
    const isRight = Object.keys(found).length === 0 && whole === null;
    setProblems(isRight ? NONE : found);
    setProblem(whole);
    if (isRight && form.mayBegin?.(given) === false) return;
    reset();
    if (isRight) begin(form.input(given, now));
  };
  const startOver = () => {
    setProblems(NONE);
    setProblem(null);
    reset();
  };

  return {
    values,
    change,
    /** As it was at first. */
    clear: () => {
      clear();
      if (!isPending) startOver();
    },
    problemOf,
    refusalOf,
    /** Takes away what came of the last press, where the next change makes it another matter. */
    reset: startOver,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      element.current = event.currentTarget;
      submit();
    },
    /** The same for a button of another meaning: what it means lies over the values. */
    submit,
    busy: isPending,
    /** The finding of `check`. */
    problem,
    /** Why it was not sent. */
    error,
    /** The server's answer. */
    data,
    /** The props of a field of text. */
    field: <K extends FieldOf<T, string>>(name: K) => ({
      name,
      required: isRequired(name, values, rules),
      value: values[name] as string,
      onChange: (value: string) => change({ [name]: value } as unknown as Partial<T>),
      error: problemOf(name),
    }),
    /** The props of a box to tick. */
    box: <K extends FieldOf<T, boolean>>(name: K) => ({
      name,
      checked: values[name] as boolean,
      onChange: (checked: boolean) => change({ [name]: checked } as unknown as Partial<T>),
    }),
  };
}

type Problems = Partial<Record<string, FieldProblem>>;
const NONE: Problems = {};

function problemsIn<T extends object>(values: T, rules: Rules<T>): Problems {
  const problems: Problems = {};
  for (const name of Object.keys(rules) as (keyof T & string)[]) {
    const problem = rules[name]?.(values[name], values);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** Whether the rule of a field of text refuses it empty. */
function isRequired<T extends object>(name: keyof T, values: T, rules: Rules<T>): boolean {
  const rule = rules[name] as Rule<T, string> | undefined;
  return rule?.("", values) !== undefined;
}

const NOTHING_TYPED = {};

/** Typed text lies over the first values: in the draft, where the form keeps one, else as long as it is open. */
function useValues<T extends object>(
  initial: T,
  draft: string | undefined,
  secret: readonly (keyof T)[] = [],
) {
  const [own, setOwn] = useState<Partial<T>>(NOTHING_TYPED);
  const [kept, keep, forget] = useDraft<Partial<T>>(draft ?? "none", NOTHING_TYPED);
  const change = (next: Partial<T>) => {
    const names = Object.keys(next) as (keyof T)[];
    const isSecret = (name: keyof T) => draft === undefined || secret.includes(name);
    const hidden = pick(next, names.filter(isSecret));
    const open = pick(
      next,
      names.filter((name) => !isSecret(name)),
    );
    setOwn((present) => ({ ...present, ...hidden }));
    if (draft !== undefined) keep(open);
  };
  const clear = () => {
    setOwn(NOTHING_TYPED);
    if (draft !== undefined) forget();
  };
  const values = useMemo(() => ({ ...initial, ...kept, ...own }), [initial, kept, own]);
  return { values, change, clear };
}

function pick<T extends object>(values: Partial<T>, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>;
}
