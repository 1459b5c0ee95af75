import type { Setup } from "../../contract/setup/setup.ts";
import { ApiError } from "../http/api-error.ts";

/** Lets a site open only once nothing is missing that guests would miss. */
export function refuseUnfinished({ may_open, steps }: Setup): void {
  if (may_open) return;
  const missing = steps.filter(({ done, needed }) => needed && !done).map(({ step }) => step);
  throw new ApiError("setup_unfinished", `Before the site can open: ${missing.join(", ")}.`, { missing });
}
