import { type Db, inTransaction } from "../database/connect.ts";
import { endLinksOfOthers, listRefundsOfOthers } from "./pay-links.queries.ts";
import type { PayProvider } from "./pay-provider.ts";
import { refuseRefund } from "./refund-pay-link.ts";

type Ending = { db: Db; provider: PayProvider | null; now: Date };

/**
 * Ends what waits for a provider that this server has no more, or never had: a refund is then to be given back by hand, and an open
 * payment ends when its time is over.
 */
export async function cancelUnclaimed({ db, provider, now }: Ending): Promise<void> {
  const name = provider?.name ?? null;
  for (const refund of await listRefundsOfOthers(db, name)) {
    await inTransaction(db, (trx) => refuseRefund(trx, { refund, now }));
  }
  await endLinksOfOthers(db, name, now);
}
