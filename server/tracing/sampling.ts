import type { TraceParent } from "./trace-parent.ts";

export const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

export type Sampling = { readonly sampler: (typeof SAMPLERS)[number]; readonly share: number };

/** The last 14 digits of a trace's id are random by its standard; every service that sees it takes the same ones. */
const RANDOM_DIGITS = 14;

/** Whether a trace is recorded. */
export function isSampled(
  traceId: string,
  parent: TraceParent | null,
  { sampler, share }: Sampling,
): boolean {
  if (parent && sampler.startsWith("parentbased_")) return parent.isSampled;
  if (sampler.endsWith("always_on")) return true;
  if (sampler.endsWith("always_off")) return false;
  return Number.parseInt(traceId.slice(-RANDOM_DIGITS), 16) < share * 16 ** RANDOM_DIGITS;
}
