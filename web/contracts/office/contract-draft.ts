import type { Contract } from "../../../contract/contracts/contract.ts";
import type { makeContractEndpoint } from "../../../contract/contracts/contracts.endpoints.ts";
import type { CallOf } from "../../../contract/endpoint.ts";
import type { ContractPayer, OnHolidays } from "../../../domain/contracts/contract-runs.ts";
import { VEHICLE_TYPES, type VehicleType } from "../../../domain/fares/vehicles.ts";
import type { Language } from "../../../domain/languages.ts";
import { needsOf } from "../../../domain/rides/ride-needs.ts";
import { WEEKDAYS, type Weekday } from "../../../domain/shifts/shift-times.ts";
import { type NeedsDraft, needsDraft } from "../../booking/needs-draft.ts";
import { type ChosenPlace, NO_PLACE } from "../../places/chosen-place.ts";

/** A trip of a contract while it is typed. */
export type LineDraft = {
  /** Its number; none for one that is new. */
  readonly line: number | null;
  readonly pickup: ChosenPlace;
  readonly dropoff: ChosenPlace;
  readonly stops: readonly ChosenPlace[];
  readonly riderName: string;
  readonly passengers: number;
  readonly luggage: number;
  readonly vehicleType: VehicleType | "";
  readonly needs: NeedsDraft;
  readonly weekdays: readonly Weekday[];
  readonly time: string;
  readonly backTime: string;
  readonly price: string;
};

export type ExceptionDraft = {
  readonly line: number | null;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly time: string;
  readonly backTime: string;
};

export type ContractDraft = {
  readonly name: string;
  readonly partner_id: string;
  readonly rider_name: string;
  readonly rider_phone: string;
  readonly rider_email: string;
  readonly language: Language;
  readonly first_day: string;
  readonly last_day: string;
  readonly on_holidays: OnHolidays;
  readonly paid_by: ContractPayer;
  readonly note: string;
  readonly lines: readonly LineDraft[];
  readonly exceptions: readonly ExceptionDraft[];
};

const NO_NEEDS = needsDraft(needsOf({}));
const WORKING_DAYS: readonly Weekday[] = WEEKDAYS.filter((day) => day <= 5);

export const NEW_LINE: LineDraft = {
  line: null,
  pickup: NO_PLACE,
  dropoff: NO_PLACE,
  stops: [],
  riderName: "",
  passengers: 1,
  luggage: 0,
  vehicleType: "",
  needs: NO_NEEDS,
  weekdays: WORKING_DAYS,
  time: "07:00",
  backTime: "",
  price: "",
};

export function newContract(firstDay: string): ContractDraft {
  return {
    name: "",
    partner_id: "",
    rider_name: "",
    rider_phone: "",
    rider_email: "",
    language: "en",
    first_day: firstDay,
    last_day: "",
    on_holidays: "skip",
    paid_by: "driver",
    note: "",
    lines: [NEW_LINE],
    exceptions: [],
  };
}

/** A contract as its form has it. */
export function draftOf(contract: Contract): ContractDraft {
  return {
    name: contract.name,
    partner_id: contract.partner_id === null ? "" : String(contract.partner_id),
    rider_name: contract.rider_name,
    rider_phone: contract.rider_phone,
    rider_email: contract.rider_email ?? "",
    language: contract.language,
    first_day: contract.first_day,
    last_day: contract.last_day ?? "",
    on_holidays: contract.on_holidays,
    paid_by: contract.paid_by,
    note: contract.note,
    lines: contract.lines.map(lineDraft),
    exceptions: contract.exceptions.map(({ line, first_day, last_day, time, back_time }) => ({
      line,
      firstDay: first_day,
      lastDay: last_day,
      time: time ?? "",
      backTime: back_time ?? "",
    })),
  };
}

function lineDraft(line: Contract["lines"][number]): LineDraft {
  const type = VEHICLE_TYPES.find((one) => one === line.vehicle_type) ?? "";
  return {
    line: line.line,
    pickup: placeOf(line.pickup_location, line.pickup_lat, line.pickup_lng),
    dropoff: placeOf(line.dropoff_location, line.dropoff_lat, line.dropoff_lng),
    stops: (line.stops ?? []).map(({ location, lat, lng }) => placeOf(location, lat, lng)),
    riderName: line.rider_name ?? "",
    passengers: line.passenger_count,
    luggage: line.luggage_count,
    vehicleType: type,
    needs: needsDraft(needsOf(line)),
    weekdays: line.weekdays,
    time: line.time,
    backTime: line.back_time ?? "",
    price: line.price === null ? "" : String(line.price),
  };
}

type Degrees = number | null | undefined;

function placeOf(text: string, lat: Degrees, lng: Degrees): ChosenPlace {
  return { text, lat: lat ?? null, lng: lng ?? null };
}

type Written = CallOf<typeof makeContractEndpoint>["body"];

/** The contract as it is sent. */
export function writtenOf(draft: ContractDraft, version?: number): Written {
  const { partner_id, last_day, rider_email, lines, exceptions, ...rest } = draft;
  return {
    ...rest,
    partner_id: partner_id === "" ? null : Number(partner_id),
    rider_email: rider_email === "" ? null : rider_email,
    last_day: last_day === "" ? null : last_day,
    lines: lines.map(writtenLine),
    exceptions: exceptions.map(({ line, firstDay, lastDay, time, backTime }) => ({
      line,
      first_day: firstDay,
      last_day: lastDay === "" ? firstDay : lastDay,
      time: time === "" ? null : time,
      back_time: time === "" || backTime === "" ? null : backTime,
    })),
    ...(version === undefined ? {} : { version }),
  };
}

function writtenLine(line: LineDraft): Written["lines"][number] {
  const { child_seat, child_ages, wheelchair, wheelchair_folds, notes } = line.needs;
  return {
    line: line.line,
    pickup_location: line.pickup.text,
    pickup_lat: line.pickup.lat,
    pickup_lng: line.pickup.lng,
    dropoff_location: line.dropoff.text,
    dropoff_lat: line.dropoff.lat,
    dropoff_lng: line.dropoff.lng,
    stops: line.stops.map(({ text, lat, lng }) => ({ location: text, lat, lng })),
    rider_name: line.riderName === "" ? null : line.riderName,
    passenger_count: line.passengers,
    luggage_count: line.luggage,
    vehicle_type: line.vehicleType === "" ? null : line.vehicleType,
    child_seat,
    child_ages,
    wheelchair,
    wheelchair_folds,
    notes,
    weekdays: [...line.weekdays],
    time: line.time,
    back_time: line.backTime === "" ? null : line.backTime,
    price: priceOf(line.price),
  };
}

/** A text that is no amount is sent as none can be, so that the server's sentence stands at the field. */
function priceOf(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const amount = Number(text);
  return Number.isFinite(amount) ? amount : -1;
}
