import { canonicalPhone } from "../../contract/accounts/phone-number.ts";
import { checkRequired, type FieldProblem } from "../ui/validation.ts";

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;
const USERNAME = /^[\p{Script=Latin}\d._+-]{3,64}$/u;

/** Seven digits of Curaçao, or a number with its country code. */
export function checkPhone(text: string): FieldProblem | undefined {
  return checkRequired(text) ?? (canonicalPhone(text) === null ? "phone" : undefined);
}

/** The rule of the contract for a name to sign in with. */
export function checkUsername(text: string): FieldProblem | undefined {
  return checkRequired(text) ?? (USERNAME.test(text.trim().normalize("NFKC")) ? undefined : "username");
}

/** 8 to 128 characters of any kind; whether too many people use it the server knows. */
export function checkNewPassword(text: string): FieldProblem | undefined {
  if (text === "") return "required";
  const length = Array.from(text).length;
  if (length < MIN_PASSWORD) return "passwordShort";
  return length > MAX_PASSWORD ? "passwordLong" : undefined;
}

/** The second typing must be the first. */
export function checkSamePassword(password: string, again: string): FieldProblem | undefined {
  if (again === "") return "required";
  return password === again ? undefined : "passwordsDiffer";
}
