import type { BodyOf } from "../../contract/endpoint.ts";
import type { SavedView } from "../../contract/reports/saved-views.ts";
import type { saveViewEndpoint } from "../../contract/reports/saved-views.endpoints.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { can } from "../../domain/accounts/roles.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import type { SignedIn } from "../http/caller.ts";
import { countOwnViews, deleteSavedView, listSavedViews, upsertSavedView } from "./saved-views.queries.ts";

/** More than anybody finds again. */
const MOST_OWN = 100;

export async function readSavedViews(
  db: Db,
  page: SavedView["page"],
  caller: SignedIn,
): Promise<SavedView[]> {
  const rows = await listSavedViews(db, { by: caller.accountId, page });
  return rows.map((row) => present(row, caller));
}

/** Keeps a view under the caller's name. */
export async function saveView(
  trx: Trx,
  view: BodyOf<typeof saveViewEndpoint>,
  caller: SignedIn,
): Promise<SavedView> {
  if ((await countOwnViews(trx, caller.accountId)) >= MOST_OWN) {
    const sentence = `You have ${MOST_OWN} views. Remove one first.`;
    throw new ApiError("invalid_input", sentence, { fields: { name: sentence } });
  }
  const id = await upsertSavedView(trx, { ...view, account_id: caller.accountId });
  return getView(trx, id, caller);
}

export async function removeView(trx: Trx, id: number, caller: SignedIn): Promise<void> {
  const view = await getView(trx, id, caller);
  if (!view.may_remove) {
    throw new ApiError("edit_conflict", "Who shares this view removes it, or the office does.");
  }
  await deleteSavedView(trx, id);
}

async function getView(trx: Trx, id: number, caller: SignedIn): Promise<SavedView> {
  const [row] = await listSavedViews(trx, { by: caller.accountId, id });
  if (!row) throw notFound();
  return present(row, caller);
}

type Row = Awaited<ReturnType<typeof listSavedViews>>[number];

function present(
  { id, page, name, query, shared, account_id, ...person }: Row,
  { accountId, actor }: SignedIn,
): SavedView {
  const isMine = account_id === accountId;
  return {
    id,
    page,
    name,
    query,
    shared,
    by: isMine ? null : fullName(person),
    may_remove: isMine || can(actor, "administer"),
  };
}
