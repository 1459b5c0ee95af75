import type { SignedIn } from "../http/caller.ts";
import type { ContractRow } from "./contracts.queries.ts";

/**
 * The person who wrote the contract last, as the one in whose name its rides are booked: the history of each ride names them, and they book as
 * dispatch does, whatever their role has become since.
 */
export function callerOf(
  contract: Pick<ContractRow, "changed_by" | "writer_role" | "writer_username">,
): SignedIn {
  return {
    actor: contract.writer_role === "staff" ? "staff" : "operator",
    accountId: contract.changed_by,
    username: contract.writer_username,
    sessionId: "",
    tokenEndsAt: new Date(0),
    address: "",
  };
}
