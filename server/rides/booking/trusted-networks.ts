import type { Db, Trx } from "../../database/connect.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { networkOf } from "../../http/network-of.ts";
import { addressHash } from "./booking-limits.ts";
import {
  type TrustedNetworkRow,
  deleteTrustedNetwork,
  insertTrustedNetwork,
  selectTrustedNetworks,
} from "./trusted-networks.queries.ts";

type Change = { by: number; now: Date };

export async function listTrustedNetworks(db: Db) {
  return (await selectTrustedNetworks(db)).map(present);
}

/** Lets the guests of a hotel or a pier book from one address in great numbers. */
export async function trustNetwork(
  trx: Trx,
  { name, address }: { name: string; address: string },
  { by, now }: Change,
) {
  const network = networkOf(address);
  const added = await insertTrustedNetwork(trx, {
    name,
    address: network,
    address_hash: addressHash(address),
    added_by: by,
    added_at: now,
  });
  if (!added) throw new ApiError("edit_conflict", `${network} is trusted already.`);
  await recordAudit(trx, {
    actorId: by,
    action: "trust_network",
    subject: name,
    detail: { address: network },
    at: now,
  });
  return present(added);
}

export async function distrustNetwork(trx: Trx, id: number, { by, now }: Change): Promise<void> {
  const removed = await deleteTrustedNetwork(trx, id);
  if (!removed) throw notFound("There is no such network on the list.");
  const { name, address } = removed;
  await recordAudit(trx, {
    actorId: by,
    action: "distrust_network",
    subject: name,
    detail: { address },
    at: now,
  });
}

function present({ id, name, address, added_at }: TrustedNetworkRow) {
  return { id, name, address, added_at: added_at.toISOString() };
}
