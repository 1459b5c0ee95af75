import {
  MAX_PASSWORD_LENGTH,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_USERNAME_LENGTH,
  USERNAME_CHARACTERS,
} from "../../../domain/accounts/limits.ts";
import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import { isPlainName } from "../../../domain/plain-name.ts";
import type { ValidationStrings } from "./strings/en.ts";

/** Why a field is not taken: the name of a sentence, so that the mark follows a change of language. */
export type FieldProblem = keyof ValidationStrings;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Something must be there. */
export function checkRequired(text: string): FieldProblem | undefined {
  return text.trim() === "" ? "required" : undefined;
}

/** The rule holds for what is there, and nothing need be. */
export function optional(rule: (text: string) => FieldProblem | undefined) {
  return (text: string): FieldProblem | undefined => (text.trim() === "" ? undefined : rule(text));
}

/** A name that greets somebody in a mail: there, and nothing that a mail program makes a link of. */
export function checkName(text: string): FieldProblem | undefined {
  return checkRequired(text) ?? (isPlainName(text.trim()) ? undefined : "name");
}

/** It must look like an e-mail address; whether it exists only a mail can tell. */
export function checkEmail(text: string): FieldProblem | undefined {
  return checkRequired(text) ?? (EMAIL.test(text.trim()) ? undefined : "email");
}

/** Seven digits of Curaçao, or a number with its country code, as people type them. */
export function checkPhone(text: string): FieldProblem | undefined {
  const typed = typedPhone(text);
  const fault = typed.startsWith("+") ? "phoneAbroad" : "phone";
  return checkRequired(text) ?? (canonicalPhone(typed) === null ? fault : undefined);
}

/** The last four digits of the phone that a ride was booked with. */
export function checkPhoneEnd(text: string): FieldProblem | undefined {
  return checkRequired(text) ?? (/^\d{4}$/.test(text.trim()) ? undefined : "phoneEnd");
}

/** The rule of the contract for a name to sign in with. */
export function checkUsername(text: string): FieldProblem | undefined {
  const name = text.trim().normalize("NFKC");
  const taken =
    name.length >= MIN_USERNAME_LENGTH &&
    name.length <= MAX_USERNAME_LENGTH &&
    USERNAME_CHARACTERS.test(name);
  return checkRequired(text) ?? (taken ? undefined : "username");
}

/** 8 to 128 characters of any kind; whether too many people use it the server knows. */
export function checkNewPassword(text: string): FieldProblem | undefined {
  if (text === "") return "required";
  const length = Array.from(text).length;
  if (length < MIN_PASSWORD_LENGTH) return "passwordShort";
  return length > MAX_PASSWORD_LENGTH ? "passwordLong" : undefined;
}

/** The second typing must be the first. */
export function checkSamePassword(password: string, again: string): FieldProblem | undefined {
  if (again === "") return "required";
  return password === again ? undefined : "passwordsDiffer";
}
