import type { Area, AreaVersion } from "../../contract/areas/area-schemas.ts";
import { toDollars } from "../../domain/dollars.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Cents } from "../../domain/money.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { listAreaVersions } from "./areas.queries.ts";

type Row = Awaited<ReturnType<typeof listAreaVersions>>[number];

/** Every area that there is or was, for the office. */
export async function readAreas(db: Db | Trx, today: string): Promise<Area[]> {
  const rows = await listAreaVersions(db, null);
  return groupBy(rows, ({ area_id }) => String(area_id)).map(([id, versions]) =>
    toArea(Number(id), versions, today),
  );
}

/** One of them, or a 404. */
export async function readArea(db: Db | Trx, id: number, today: string): Promise<Area> {
  const rows = await listAreaVersions(db, id);
  if (rows.length === 0) throw notFound("There is no such area.");
  return toArea(id, rows, today);
}

/** The version that was drawn last. */
export function lastVersion({ versions: [last] }: Area): AreaVersion {
  if (last === undefined) throw new Error("an area has at least the version it was first drawn as");
  return last;
}

function toArea(id: number, rows: readonly Row[], today: string): Area {
  const versions = rows.map(toVersion);
  const inForce = versions.find(({ valid_from }) => valid_from <= today);
  return { id, versions, in_force: inForce === undefined || inForce.gone ? null : inForce.number };
}

function toVersion(row: Row): AreaVersion {
  return {
    number: row.number,
    valid_from: row.valid_from,
    names: row.names,
    corners: row.corners,
    airport: dollars(row.airport_cents),
    pier: dollars(row.pier_cents),
    surcharge: toDollars(row.surcharge_cents),
    gone: row.gone,
    drawn_by: `${row.first_name} ${row.last_name}`.trim() || row.username,
    drawn_at: row.drawn_at.toISOString(),
  };
}

function dollars(cents: Cents | null): number | null {
  return cents === null ? null : toDollars(cents);
}
