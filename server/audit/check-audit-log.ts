import { createHash } from "node:crypto";
import type { AuditCheck } from "../../contract/audit/audit-records.ts";
import type { Db } from "../database/connect.ts";
import { countUnchained, readAuditChain } from "./audit-chain.queries.ts";

type Link = Awaited<ReturnType<typeof readAuditChain>>[number];
type Fault = NonNullable<AuditCheck["fault"]>;

const AT_ONCE = 1000;

/**
 * Goes through the audit log from its first entry and counts each hash anew, in code of its own: whoever changes an entry
 * in the database, or takes one out, breaks the chain there. Somebody who writes the whole chain anew is found out by an end
 * of it that was noted elsewhere before (`known`).
 */
export async function checkAuditLog(
  db: Db,
  { known }: { known?: string | undefined } = {},
): Promise<AuditCheck> {
  let end: { place: number; hash: Buffer } | null = null;
  let fault: Fault | null = null;
  let entries = 0;
  let blanked = 0;
  const noted = known?.split(":");
  for (;;) {
    const links = await readAuditChain(db, { after: end?.place ?? 0, limit: AT_ONCE });
    for (const link of links) {
      const place = (end?.place ?? 0) + 1;
      fault ??= faultOf(link, { place, before: end?.hash ?? null });
      if (noted?.[0] === String(link.place) && noted[1] !== link.hash.toString("hex")) {
        fault ??= { place: link.place, reason: "not_as_noted" };
      }
      entries += 1;
      if (isBlanked(link)) blanked += 1;
      end = { place: link.place, hash: link.hash };
    }
    if (links.length < AT_ONCE) break;
  }
  const last = end?.place ?? 0;
  if (noted !== undefined && Number(noted[0]) > last) fault ??= { place: last + 1, reason: "missing" };
  if ((await countUnchained(db)) > 0) fault ??= { place: last + 1, reason: "unchained" };
  return { entries, blanked, fault, end: end && `${end.place}:${end.hash.toString("hex")}` };
}

function faultOf(link: Link, { place, before }: { place: number; before: Buffer | null }): Fault | null {
  if (link.place !== place || link.at === null) return { place, reason: "missing" };
  const isAsWritten =
    hashOf(link, before).equals(link.hash) &&
    (isBlanked(link) || sha256(link.detail ?? "").equals(link.detail_hash));
  return isAsWritten ? null : { place, reason: "changed" };
}

/** The parts that an entry's hash is made of; the subject stands last, as it alone may hold a line break. */
function hashOf(
  { place, entry_id, actor_id, action, at, detail_hash, subject }: Link,
  before: Buffer | null,
) {
  const hashed = [
    before?.toString("hex") ?? "",
    place,
    entry_id,
    actor_id ?? "-",
    action,
    at?.getTime(),
    detail_hash.toString("hex"),
    subject,
  ];
  return sha256(hashed.join("\n"));
}

/** Whether its details were taken out, as they are when somebody's account is deleted. */
function isBlanked({ detail, detail_hash }: Link): boolean {
  return detail === null && !detail_hash.equals(sha256(""));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
