import { answersInTime } from "../waiting/answers-in-time.ts";
import { type Following, followPayLink } from "./follow-pay-links.ts";
import { hurryReturned } from "./check-pay-link-soon.ts";
import { findPayLinkByCode } from "./pay-links.queries.ts";

/** Somebody comes back from the provider's page: whether it has said in time how their payment stands. */
export async function followReturned(
  { waitMs, ...following }: Following & { waitMs: number },
  code: string,
): Promise<boolean> {
  const { db, clock } = following;
  await hurryReturned(db, { code, now: clock.now() });
  const link = await findPayLinkByCode(db, code);
  return link !== undefined && answersInTime(followPayLink(following, link.id), waitMs);
}
