import type { z } from "zod";
import { DATABASE_VARIABLES } from "./database-variables.ts";
import { FLIGHT_VARIABLES } from "./flight-variables.ts";
import { KEEPING_VARIABLES } from "./keeping-variables.ts";
import { MAP_VARIABLES } from "./map-variables.ts";
import { MESSAGE_VARIABLES } from "./message-variables.ts";
import { PAYMENT_VARIABLES } from "./payment-variables.ts";
import { SAFETY_VARIABLES } from "./safety-variables.ts";
import { SERVER_VARIABLES } from "./server-variables.ts";
import { TRACE_VARIABLES } from "./trace-variables.ts";

/** Every variable the product reads. The README's table is written from this one and a test keeps them alike. */
export const VARIABLES = {
  ...SERVER_VARIABLES,
  ...DATABASE_VARIABLES,
  ...SAFETY_VARIABLES,
  ...MESSAGE_VARIABLES,
  ...MAP_VARIABLES,
  ...FLIGHT_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...KEEPING_VARIABLES,
  ...TRACE_VARIABLES,
} as const;

type VariableName = keyof typeof VARIABLES;
/** The values of the variables once each is read by itself. */
export type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]["schema"]> };
