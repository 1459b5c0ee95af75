import { CannotStart } from "../process/cannot-start.ts";
import { CLASHES } from "./clashes.ts";
import { hostOf, isLoopback, urlHost } from "./hosts.ts";
import type { Variable } from "./variable.ts";
import { type Values, VARIABLES } from "./variables.ts";

/** The environment once it is read: every value is there, checked, and fits the others. */
export type Environment = Omit<Values, "DEMO" | "LOG_LEVEL" | "PAYMENTS" | "PUBLIC_URL"> & {
  readonly DEMO: boolean;
  readonly PAYMENTS: NonNullable<Values["PAYMENTS"]>;
  readonly LOG_LEVEL: string;
  readonly PUBLIC_URL: string;
};

/** Reads and checks the environment; a wrong value stops the start with a sentence that names it. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const { values, problems } = parseEach(variables);
  if (problems.length > 0) throw new CannotStart(problems.join("\n"));
  const production = values.NODE_ENV === "production";
  const demo = values.DEMO ?? (!production && values.DATABASE_URL === undefined && isLoopback(values.HOST));
  const clashes = CLASHES.filter(([clashes]) => clashes({ ...values, DEMO: demo })).map(([, text]) => text);
  if (clashes.length > 0) throw new CannotStart(clashes.join("\n"));
  return {
    ...values,
    DEMO: demo,
    // Paying is played where everything is: the demo is at a loopback address, or the start has been refused.
    PAYMENTS: values.PAYMENTS ?? (demo && values.NODE_ENV === "development" ? "file" : "none"),
    LOG_LEVEL: values.LOG_LEVEL ?? (production ? "info" : "warn"),
    PUBLIC_URL: values.PUBLIC_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`,
  };
}

/** Says whether others than the person at this machine can reach the server. */
export function isReachable(environment: Environment): boolean {
  const { NODE_ENV, HOST, PUBLIC_URL, TRUSTED_PROXIES } = environment;
  if (NODE_ENV !== "development") return NODE_ENV === "production";
  return !isLoopback(HOST) || !isLoopback(hostOf(PUBLIC_URL)) || TRUSTED_PROXIES.length > 0;
}

function parseEach(variables: Readonly<Record<string, string | undefined>>) {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { schema }] of Object.entries<Variable>(VARIABLES)) {
    const given = variables[name]?.trim() || undefined;
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} ${parsed.error.issues[0]?.message ?? "is wrong"}.`);
  }
  return { values: values as Values, problems };
}
