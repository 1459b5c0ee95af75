import type { ValidationMessages } from "./validation.messages.ts";

/** Why a field is not taken: the name of a sentence, so that the mark follows a change of language. */
export type FieldProblem = keyof ValidationMessages;
export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Something must be there. */
export function checkRequired(text: string): FieldProblem | undefined {
  return text.trim() === "" ? "required" : undefined;
}

/** It must look like an e-mail address; whether it exists only a mail can tell. */
export function checkEmail(text: string): FieldProblem | undefined {
  return checkRequired(text) ?? (EMAIL.test(text.trim()) ? undefined : "email");
}

/** Keeps the fields that have a problem; null when none has. */
export function problemsOf<Field extends string>(
  checks: Partial<Record<Field, FieldProblem | undefined>>,
): Problems<Field> | null {
  const found = Object.entries<FieldProblem | undefined>(checks).filter(
    ([, problem]) => problem !== undefined,
  );
  return found.length === 0 ? null : (Object.fromEntries(found) as Problems<Field>);
}
