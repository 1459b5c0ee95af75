import { CAR_EQUIPMENT } from "../../../domain/drivers/car-equipment.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import { groupBy } from "../../../domain/group-by.ts";
import { papersDue } from "../../../domain/papers/papers.ts";
import type { AskedDays } from "../../../contract/day-range.ts";
import type {
  OwnVehicle,
  Vehicle,
  VehicleCostsReport,
  VehicleDetail,
} from "../../../contract/drivers/vehicles.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { presentOutage } from "./outages-of.ts";
import {
  type OutageRow,
  listCosts,
  listHands,
  listOutages,
  listOutagesAhead,
  sumCosts,
  sumDriven,
} from "./vehicle-history.queries.ts";
import {
  type VehicleDriverRow,
  type VehicleRow,
  listVehicleDrivers,
  listVehicles,
  listVehiclesOf,
} from "./vehicles.queries.ts";

const MOST_LINES = 200;

/** Every car, those of the fleet first. */
export async function readVehicles(db: Db | Trx, now: Date): Promise<Vehicle[]> {
  const driversOf = new Map(groupBy(await listVehicleDrivers(db), (row) => String(row.vehicle_id)));
  const outagesOf = new Map(groupBy(await listOutagesAhead(db, { now }), (row) => String(row.vehicle_id)));
  return (await listVehicles(db)).map((row) =>
    present(row, {
      drivers: driversOf.get(String(row.id)) ?? [],
      outages: outagesOf.get(String(row.id)) ?? [],
      now,
    }),
  );
}

/** One car with its history; what it cost only for who may see money. */
export async function readVehicle(
  db: Db | Trx,
  { id, seesMoney, now }: { id: number; seesMoney: boolean; now: Date },
): Promise<VehicleDetail> {
  const [row] = await listVehicles(db, id);
  if (!row) throw notFound("There is no such car.");
  const drivers = await listVehicleDrivers(db, id);
  const ahead = await listOutagesAhead(db, { now, vehicleId: id });
  const asked = { vehicleId: id, limit: MOST_LINES };
  const outages = await listOutages(db, asked);
  const hands = await listHands(db, asked);
  const costs = seesMoney ? await listCosts(db, asked) : null;
  return {
    ...present(row, { drivers, outages: ahead, now }),
    outages: outages.map(({ id: outageId, rides, ...outage }) => ({
      id: outageId,
      ...presentOutage(outage),
      made_by: fullName(outage),
      rides: rides ?? 0,
    })),
    hands: hands.map(({ driver_id, taken_at, given_back_at, ...person }) => ({
      driver: { id: driver_id, name: fullName(person) },
      taken_at: taken_at.toISOString(),
      given_back_at: given_back_at?.toISOString() ?? null,
    })),
    costs:
      costs?.map(({ id: costId, day, kind, note, usd_cents, xcg_cents, takes_back, back_id, ...cost }) => ({
        id: costId,
        day,
        kind,
        currency: usd_cents === 0 ? "xcg" : "usd",
        amount: toDollarString(usd_cents || xcg_cents),
        note,
        paid_by: cost.paid_by,
        driver_name:
          cost.payer_first_name === null
            ? null
            : fullName({ first_name: cost.payer_first_name, last_name: cost.payer_last_name ?? "" }),
        made_by: fullName(cost),
        takes_back,
        taken_back: back_id !== null,
      })) ?? null,
  };
}

type Around = {
  readonly drivers: readonly VehicleDriverRow[];
  readonly outages: readonly OutageRow[];
  readonly now: Date;
};

function present(row: VehicleRow, { drivers, outages, now }: Around): Vehicle {
  const { seats, bags } = VEHICLES[row.vehicle_type];
  const holder = drivers.find(({ is_theirs, on_shift }) => is_theirs && on_shift);
  const [next] = outages;
  const { permit_expires_on, insurance_expires_on, inspection_expires_on } = row;
  const days = { permit_expires_on, insurance_expires_on, inspection_expires_on };
  const due = papersDue({ ...days, license_expires_on: null, season_permit_ends_on: null }, curacaoDate(now));
  return {
    id: row.id,
    plate: row.plate,
    vehicle: row.vehicle_name,
    make: row.make,
    model: row.model,
    colour: row.colour,
    year: row.built_in,
    vehicle_type: row.vehicle_type,
    seats,
    bags: bags ?? null,
    equipment: CAR_EQUIPMENT.filter((one) => row.equipment.split(",").includes(one)),
    ...days,
    papers_due: row.retired_at === null ? due.map(({ paper }) => paper) : [],
    note: row.note,
    has_it: holder ? { id: holder.driver_id, name: fullName(holder) } : null,
    drivers: drivers.map((one) => ({
      id: one.driver_id,
      name: fullName(one),
      is_theirs: one.is_theirs === true,
    })),
    out_of_service: next ? presentOutage(next) : null,
    retired_on: row.retired_at && curacaoDate(row.retired_at),
    version: row.version,
  };
}

/** The cars that a driver may take. */
export async function readOwnVehicles(
  db: Db | Trx,
  { driverId, now }: { driverId: number; now: Date },
): Promise<OwnVehicle[]> {
  const outages = await listOutagesAhead(db, { now });
  return (await listVehiclesOf(db, driverId)).map((row) => {
    const next = outages.find(({ vehicle_id }) => vehicle_id === row.id);
    return {
      id: row.id,
      plate: row.plate,
      vehicle: row.vehicle_name,
      vehicle_type: row.vehicle_type,
      is_theirs: row.own_id === row.id,
      has_it: row.holder_id === null || row.holder_id === driverId ? null : row.holder_name,
      out_of_service: next ? presentOutage(next) : null,
    };
  });
}

/** The costs of the cars over some days, and what was driven with them. */
export async function readVehicleCosts(
  db: Db | Trx,
  { start_date: start, end_date: end }: AskedDays,
): Promise<VehicleCostsReport> {
  const costs = await sumCosts(db, { from: start, before: end });
  const driven = await sumDriven(db, {
    from: start === undefined ? undefined : instantOf(start, "00:00:00"),
    before: end === undefined ? undefined : instantOf(end, "00:00:00"),
  });
  const costsOf = new Map(groupBy(costs, (row) => String(row.vehicle_id)));
  const drivenWith = new Map(driven.map((row) => [row.vehicle_id, row]));
  const vehicles = (await listVehicles(db)).flatMap((row) => {
    const own = costsOf.get(String(row.id)) ?? [];
    const work = drivenWith.get(row.id);
    if (own.length === 0 && work === undefined && row.retired_at !== null) return [];
    return [
      {
        id: row.id,
        plate: row.plate,
        vehicle: row.vehicle_name,
        by_kind: own.map(({ kind, usd_cents, xcg_cents }) => ({
          kind,
          usd: toDollarString(usd_cents),
          xcg: toDollarString(xcg_cents),
        })),
        ...presentSum(own),
        rides: work?.rides ?? 0,
        fares: toDollarString(work?.fare_cents ?? 0),
      },
    ];
  });
  return { vehicles, ...presentSum(costs) };
}

function presentSum(rows: readonly { usd_cents: number; xcg_cents: number }[]) {
  return {
    usd: toDollarString(rows.reduce((sum, row) => sum + row.usd_cents, 0)),
    xcg: toDollarString(rows.reduce((sum, row) => sum + row.xcg_cents, 0)),
  };
}
