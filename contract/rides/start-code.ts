import { z } from "zod";
import { requiredText } from "../wire-text.ts";

/** Wrong codes a driver may type on a ride; after them only a reason helps. */
export const MOST_WRONG_START_CODES = 5;
export const MAX_NO_CODE_REASON = 200;

const START_CODE = /^\d{4}$/;

/** Four digits that the passenger knows and the driver does not, until the two have met. */
export const startCodeSchema = z
  .string("A start code has four digits.")
  .trim()
  .regex(START_CODE, "A start code has four digits.");

/** Why the passenger is taken along without their code. */
export const noCodeReasonSchema = requiredText("The reason", MAX_NO_CODE_REASON);

/** How it was known that the passenger aboard is the one who booked; nothing where the office asks for no code. */
export const START_CHECKS = ["code", "reason", "nothing"] as const;
export type StartCheck = (typeof START_CHECKS)[number];
