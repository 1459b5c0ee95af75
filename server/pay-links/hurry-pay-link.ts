import type { Db } from "../database/connect.ts";
import { GAP_FOR_NOTICE_MS, GAP_FOR_PAGE_MS, MOST_CHECKS, MOST_CHECKS_FOR_PAGE } from "./pay-link-times.ts";
import type { PayProvider } from "./pay-provider.ts";
import { hurryLink } from "./pay-links.queries.ts";

/** Somebody looks at the page of an open payment and has perhaps just paid: the provider is asked soon. */
export async function hurryPayLink(db: Db, { code, now }: { code: string; now: Date }): Promise<void> {
  await hurryLink(db, { code }, { now, most: MOST_CHECKS_FOR_PAGE, gapMs: GAP_FOR_PAGE_MS });
}

/** The provider has news of a payment, or somebody says so: it is asked soon, and only its answer counts. */
export async function hurryNoticed(
  db: Db,
  { provider, providerId, now }: { provider: PayProvider["name"]; providerId: string; now: Date },
): Promise<void> {
  await hurryLink(db, { provider, providerId }, { now, most: MOST_CHECKS, gapMs: GAP_FOR_NOTICE_MS });
}
