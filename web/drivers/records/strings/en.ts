import type { DriverStatus } from "../../../../domain/drivers/driver-status.ts";
import type { Role } from "../../../../domain/accounts/roles.ts";

const can: Record<Role, string> = {
  rider: "Book rides and see their own.",
  driver: "Be offered rides and see what they earn.",
  operator: "Book, assign and cancel every ride, and see every passenger's name and phone.",
  staff: "Everything dispatch does, and people, prices, money and company details.",
};

const people = {
  about: (drivers: number) =>
    drivers === 1 ? "1 driver" : `${drivers} drivers, the document that ends first is on top`,
  columns: {
    driver: "Driver",
    plate: "Plate",
    license: "License",
    inspection: "Inspection",
    insurance: "Insurance",
    permit: "Permit",
    now: "Now",
  },
  equipment: {
    label: "Equipment",
    hint: "The plan gives a ride that needs it to a car that has it.",
    none: "None",
    wheelchair: "Wheelchair",
    child_seat: "Child seat",
    both: "Wheelchair and child seat",
  },
  seats: (n: number) => `${n} seats`,
  /** Of a document; below zero it is over. */
  ends: (days: number) =>
    days < 0
      ? days === -1
        ? "1 day ago"
        : `${-days} days ago`
      : days === 0
        ? "today"
        : days === 1
          ? "tomorrow"
          : `in ${days} days`,
  noPaper: "missing",
  legend: (days: number) =>
    `Red: over, no new rides without an exception. Amber: ends within ${days} days, the driver is told.`,
  doing: {
    available: "Available",
    on_ride: "On a ride",
    offline: "Offline",
    inactive: "Inactive",
  } satisfies Record<DriverStatus, string>,
  exceptionUntil: (day: string) => `Exception to ${day}`,
  suspended: "Suspended",
  open: "Open",
  deeds: "More",
  newDate: {
    action: "Enter new date",
    of: (name: string) => `New date for ${name}`,
  },
  approvedOn: "Approved on",
  tabs: { all: "All", rider: "Riders", driver: "Drivers", operator: "Operators", staff: "Staff" },
  whichRole: "Which role",
  counted: {
    rider: (n: string) => (n === "1" ? "1 rider" : `${n} riders`),
    driver: (n: string) => (n === "1" ? "1 driver" : `${n} drivers`),
    operator: (n: string) => (n === "1" ? "1 operator" : `${n} operators`),
    staff: (n: string) => `${n} staff`,
  } satisfies Record<Role, (n: string) => string>,
  search: "Search by name, phone or plate",
  show: "Which drivers",
  all: (n: number) => `All ${n}`,
  due: (n: number) => `Documents due ${n}`,
  unapproved: (n: number) => `Not approved ${n}`,
  nobody: "No driver matches.",
  waiting: (n: number) => `Changes waiting ${n}`,
  changes: {
    of: (name: string) => `${name} asks for a change`,
    action: "Changes",
    reason: "Reason",
    reasonHint: "Optional. The driver reads it when you decline.",
    nothing: "Nothing is waiting.",
  },
  report: "Report",
  reportOf: (name: string) => `Report of ${name}`,
  allDrivers: "All drivers",
  missing: "There's no such driver.",
  documents: "Documents",
  documentsOf: (name: string) => `Documents of ${name}`,
  portrait: {
    action: "Portrait",
    of: (name: string) => `Portrait of ${name}`,
    about: "Passengers see it on their page, so they know the driver at the pickup.",
    failed: "We couldn't load the portrait. Please try again.",
  },
  noDay: "Not entered",
  role: {
    does: {
      rider: "Books rides",
      driver: "Drives",
      operator: "Dispatches rides",
      staff: "Runs the office",
    } satisfies Record<Role, string>,
    present: "Role now",
    step: (before: string, after: string) => `${before} to ${after}`,
    choose: "New role",
    can,
    before: "No longer",
    after: "From now on",
    atOnce: "Happens at once",
    sessions: (n: number) =>
      n === 0
        ? "They aren't logged in anywhere."
        : n === 1
          ? "They're logged out on 1 device and log in again."
          : `They're logged out on ${n} devices and log in again.`,
    rides: (n: number) =>
      n === 1
        ? "1 ride stays with them until dispatch gives it to another driver:"
        : `${n} rides stay with them until dispatch gives them to other drivers:`,
    noOffers: "They're offered no more rides.",
    secondFactor: "Their two-factor sign-in is removed.",
    change: (role: string) => `Change to ${role}`,
    failed: "We couldn't read what this changes.",
  },
};

export default people;
export type PeopleStrings = typeof people;
