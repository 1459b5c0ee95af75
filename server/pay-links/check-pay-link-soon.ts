import type { Db } from "../database/connect.ts";
import {
  GAPS_FOR_NOTICES_MS,
  GAP_FOR_PAGE_MS,
  GAP_FOR_RETURN_MS,
  MOST_CHECKS_FOR_NOTICE,
  MOST_CHECKS_FOR_PAGE,
  MOST_CHECKS_FOR_RETURN,
} from "./pay-link-times.ts";
import type { PayProvider } from "./pay-provider.ts";
import { hurryLink, hurryNoticedLink } from "./pay-links.queries.ts";

/** Somebody looks at the page of an open payment and has perhaps just paid: the provider is asked soon. */
export async function checkPayLinkSoon(db: Db, { code, now }: { code: string; now: Date }): Promise<void> {
  await hurryLink(db, { code, now, most: MOST_CHECKS_FOR_PAGE, gapMs: GAP_FOR_PAGE_MS });
}

/** Somebody comes back from the provider's page: it is asked at once, unless it was a moment ago. */
export async function hurryReturned(db: Db, { code, now }: { code: string; now: Date }): Promise<void> {
  await hurryLink(db, { code, now, most: MOST_CHECKS_FOR_RETURN, gapMs: GAP_FOR_RETURN_MS });
}

/** The provider has news of a payment, or somebody says so: it is asked soon, and only its answer counts. */
export async function hurryNoticed(
  db: Db,
  { provider, providerId, now }: { provider: PayProvider["name"]; providerId: string; now: Date },
): Promise<void> {
  const limits = { most: MOST_CHECKS_FOR_NOTICE, gapsMs: GAPS_FOR_NOTICES_MS };
  await hurryNoticedLink(db, { provider, providerId, now, ...limits });
}
