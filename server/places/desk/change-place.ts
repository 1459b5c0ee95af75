import { SAME_NAME_METRES } from "../../../contract/places/desk-places.ts";
import type { Point } from "../../../domain/places/place-points.ts";
import type { PlaceKind } from "../../../domain/places/place.ts";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import { plainText } from "../../../domain/places/search/plain-text.ts";
import type { AuditAction } from "../../../contract/audit/audit-actions.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import type { Maps } from "../build-maps.ts";
import { straightKm } from "../geometry.ts";
import { areaOf } from "../import/collect-places.ts";
import { OffIsland } from "../ports.ts";
import { changedBook, type PlaceChange, readPlaceChanges } from "./changed-book.ts";
import { DESK_PREFIX } from "./list-desk-places.ts";
import { lockPlaceChanges, savePlaceChange } from "./place-changes.queries.ts";

export type ChangeContext = {
  maps: Pick<Maps, "book" | "isOnIsland">;
  by: { accountId: number; username: string };
  now: Date;
};

type Fields = {
  name: string;
  kind: PlaceKind;
  lat: number;
  lng: number;
  area?: string | undefined;
  spellings?: string[] | undefined;
};
export type PlaceEdit = { [Field in keyof Fields]?: Fields[Field] | undefined } & {
  retired?: boolean | undefined;
  version?: number | undefined;
};

/** How well known a place of the desk is taken to be: below every hotel, above a street. */
export const POPULARITY = 3;
/** A place moved further than this may be in another part of the island. */
const SAME_AREA_KM = 0.5;

/** Adds a place. */
export async function addPlace(trx: Trx, fields: Fields, context: ChangeContext): Promise<PlaceChange> {
  await lockPlaceChanges(trx);
  const { all, found } = changedBook(context.maps.book, await readPlaceChanges(trx));
  const { name, kind, lat, lng } = fields;
  const after: KnownPlace = {
    id: freeId(name, new Set(all.map(({ id }) => id))),
    name,
    kind,
    lat,
    lng,
    area: fields.area ?? areaAt(fields, found),
    popularity: POPULARITY,
    spellings: fields.spellings ?? [],
  };
  refuseOffIsland(after, context);
  refuseDouble(after, found);
  return save(trx, { after: { ...after, retired: false }, version: 1, action: "add_place", context });
}

/** Moves, renames, retires or brings back a place. Its old name stays one it is found by. */
export async function editPlace(
  trx: Trx,
  { id, edit }: { id: string; edit: PlaceEdit },
  context: ChangeContext,
): Promise<{ place: KnownPlace; change: PlaceChange | undefined }> {
  await lockPlaceChanges(trx);
  const changes = await readPlaceChanges(trx);
  const { all, found } = changedBook(context.maps.book, changes);
  const change = changes.find((one) => one.id === id);
  const before = all.find((one) => one.id === id);
  if (!before) throw notFound("There is no such place.");
  if (edit.version !== undefined && edit.version !== (change?.version ?? 0)) {
    throw new ApiError("edit_conflict", "Someone else changed this place. Please look again.");
  }
  const was = { ...before, retired: change?.retired ?? false };
  const after = edited(was, edit, found);
  const changed = FIELDS.filter((field) => !isSame(was[field], after[field]));
  if (changed.length === 0) return { place: before, change };
  const moved = changed.includes("lat") || changed.includes("lng");
  if (moved) refuseOffIsland(after, context);
  if (!after.retired && (moved || changed.includes("name") || was.retired)) refuseDouble(after, found);
  const saved = await save(trx, {
    after,
    version: (change?.version ?? 0) + 1,
    action: actionOf(was, after),
    detail: Object.fromEntries(changed.map((field) => [field, { from: was[field], to: after[field] }])),
    context,
  });
  return { place: saved, change: saved };
}

type Stored = KnownPlace & { retired: boolean };
const FIELDS = ["name", "kind", "area", "lat", "lng", "spellings", "retired"] as const;

function edited(was: Stored, edit: PlaceEdit, found: readonly KnownPlace[]): Stored {
  const name = edit.name ?? was.name;
  const point = { lat: edit.lat ?? was.lat, lng: edit.lng ?? was.lng };
  const spellings = edit.spellings ?? was.spellings;
  const isKnownBy = (text: string) => [name, ...spellings].some((one) => plainText(one) === plainText(text));
  const area = straightKm(was, point) > SAME_AREA_KM ? areaAt(point, found) : was.area;
  return {
    ...was,
    ...point,
    name,
    kind: edit.kind ?? was.kind,
    area: edit.area ?? area,
    spellings: isKnownBy(was.name) ? spellings : [...spellings, was.name],
    retired: edit.retired ?? was.retired,
  };
}

function actionOf(was: Stored, after: Stored): AuditAction {
  if (was.retired === after.retired) return "edit_place";
  return after.retired ? "retire_place" : "restore_place";
}

type Saving = {
  after: Stored;
  version: number;
  action: AuditAction;
  detail?: Readonly<Record<string, unknown>>;
  context: ChangeContext;
};

async function save(
  trx: Trx,
  { after, version, action, detail, context: { by, now } }: Saving,
): Promise<PlaceChange> {
  const { id, name, kind, area, lat, lng, popularity, spellings, retired } = after;
  const place = { id, name, kind, area, lat, lng, popularity, spellings, retired };
  await savePlaceChange(trx, {
    ...place,
    spellings: JSON.stringify(spellings),
    version,
    changed_by: by.accountId,
    changed_at: now,
  });
  await recordAudit(trx, {
    actorId: by.accountId,
    action,
    subject: `place ${name}`,
    detail: detail ?? { kind, lat, lng },
    at: now,
  });
  await recordEvent(trx, { type: "places.changed", at: now });
  return { ...place, version, changedAt: now, changedBy: by.username };
}

function refuseOffIsland(point: Point, { maps }: ChangeContext): void {
  if (!maps.isOnIsland(point)) throw new OffIsland();
}

/** Two of one name side by side could not be told from each other. */
function refuseDouble(place: KnownPlace, found: readonly KnownPlace[]): void {
  const name = plainText(place.name);
  const double = found.find(
    (other) =>
      other.id !== place.id &&
      straightKm(place, other) * 1000 < SAME_NAME_METRES &&
      [other.name, ...other.spellings].some((text) => plainText(text) === name),
  );
  if (!double) return;
  const sentence = `There is a place called "${place.name}" less than ${SAME_NAME_METRES} m from here.`;
  throw new ApiError("edit_conflict", sentence, { fields: { name: sentence }, place_id: double.id });
}

function areaAt(point: Point, found: readonly KnownPlace[]): string {
  return areaOf(point, areasAmong(found));
}

/** The parts of the island. */
export function areasAmong(found: readonly KnownPlace[]): KnownPlace[] {
  return found.filter(({ kind }) => kind === "neighbourhood" || kind === "village" || kind === "town");
}

/** A short name for the computer, made of the name. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const plain = DESK_PREFIX + (plainText(name).replaceAll(" ", "-") || "place");
  for (let count = 1; ; count++) {
    const id = count === 1 ? plain : `${plain}-${count}`;
    if (!taken.has(id)) return id;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
