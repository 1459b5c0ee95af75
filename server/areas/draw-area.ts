import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import type { Area, AreaInput, AreaVersion } from "../../contract/areas/area-schemas.ts";
import { squareMetresOf } from "../../domain/areas/area-shape.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { fromDollars } from "../../domain/money.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { insertArea, insertAreaVersion, lockArea } from "./areas.queries.ts";
import { lastVersion, readArea } from "./read-areas.ts";

type Change = { readonly by: number; readonly now: Date };
type Seen = { readonly id: number; readonly version: number };

/** Draws a new area. */
export async function addArea(trx: Trx, drawn: AreaInput, change: Change): Promise<Area> {
  refusePast(drawn.valid_from, change.now);
  const id = await insertArea(trx, { made_by: change.by, made_at: change.now });
  await keep(trx, { id, number: 1, drawn, gone: false }, change);
  await note(
    trx,
    { action: "add_area", id, detail: { ...factsOf(drawn), valid_from: drawn.valid_from } },
    change,
  );
  return readArea(trx, id, curacaoDate(change.now));
}

/** Draws an area anew, also one that was taken away. */
export async function changeArea(
  trx: Trx,
  { id, version, drawn }: Seen & { readonly drawn: AreaInput },
  change: Change,
): Promise<Area> {
  const before = await expectSeen(trx, { id, version }, change.now);
  refusePast(drawn.valid_from, change.now);
  await keep(trx, { id, number: before.number + 1, drawn, gone: false }, change);
  await note(trx, { action: "change_area", id, detail: differences(before, drawn) }, change);
  return readArea(trx, id, curacaoDate(change.now));
}

/** Takes an area away for pickups from today on. */
export async function removeArea(trx: Trx, seen: Seen, change: Change): Promise<Area> {
  const before = await expectSeen(trx, seen, change.now);
  const today = curacaoDate(change.now);
  const drawn = { ...before, valid_from: today };
  await keep(trx, { id: seen.id, number: before.number + 1, drawn, gone: true }, change);
  await note(trx, { action: "remove_area", id: seen.id, detail: factsOf(before) }, change);
  return readArea(trx, seen.id, today);
}

async function expectSeen(trx: Trx, { id, version }: Seen, now: Date): Promise<AreaVersion> {
  await lockArea(trx, id);
  const last = lastVersion(await readArea(trx, id, curacaoDate(now)));
  if (last.number !== version) {
    throw new ApiError("edit_conflict", "Somebody else has drawn this area since. Please look at it again.");
  }
  return last;
}

function refusePast(day: string, now: Date): void {
  if (day >= curacaoDate(now)) return;
  const sentence = "An area can't start in the past.";
  throw new ApiError("invalid_input", sentence, { fields: { valid_from: sentence } });
}

type Drawn = Pick<AreaVersion, "names" | "corners" | "airport" | "pier" | "surcharge" | "valid_from">;
type Kept = { readonly id: number; readonly number: number; readonly drawn: Drawn; readonly gone: boolean };

async function keep(trx: Trx, { id, number, drawn, gone }: Kept, { by, now }: Change): Promise<void> {
  await insertAreaVersion(trx, {
    area_id: id,
    number,
    valid_from: drawn.valid_from,
    names: JSON.stringify(drawn.names),
    corners: JSON.stringify(drawn.corners),
    airport_cents: drawn.airport === null ? null : fromDollars(drawn.airport),
    pier_cents: drawn.pier === null ? null : fromDollars(drawn.pier),
    surcharge_cents: fromDollars(drawn.surcharge),
    gone,
    drawn_by: by,
    drawn_at: now,
  });
}

const HECTARE_M2 = 10_000;

/** An area as the audit log says it: its names, its rates and how large it is. */
function factsOf({ names, corners, airport, pier, surcharge }: Omit<Drawn, "valid_from">) {
  const { en: name, ...others } = names;
  return {
    name,
    ...others,
    airport_rate: airport,
    pier_rate: pier,
    surcharge,
    hectares: Math.round((squareMetresOf(corners) / HECTARE_M2) * 10) / 10,
    corners: corners.map(({ lat, lng }) => `${lat.toFixed(5)} ${lng.toFixed(5)}`).join(", "),
  };
}

/** The facts that differ, each with its value before and after. */
function differences(before: Drawn & Pick<AreaVersion, "gone">, after: Drawn) {
  const [was, is] = [factsOf(before), factsOf(after)] as Record<string, unknown>[];
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  const changed = fields.flatMap((field) => {
    const [from, to] = [was?.[field] ?? null, is?.[field] ?? null];
    return from === to ? [] : [[field, { from, to }] as const];
  });
  return {
    ...Object.fromEntries(changed),
    valid_from: after.valid_from,
    ...(before.gone ? { brought_back: true } : {}),
  };
}

type Note = { readonly action: AuditAction; readonly id: number; readonly detail: Record<string, unknown> };

function note(trx: Trx, { action, id, detail }: Note, { by, now }: Change): Promise<void> {
  return recordAudit(trx, { actorId: by, action, subject: `area ${id}`, detail, at: now });
}
