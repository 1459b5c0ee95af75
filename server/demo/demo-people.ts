import type { Language } from "../../domain/languages.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";

export type DemoAccount = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly role: Role;
};

/** Signing in opens the page in the account's language; a visitor of the demo reads English until they choose another. */
export const ACCOUNT_LANGUAGE: Language = "en";

export type DemoDriver = DemoAccount & {
  readonly vehicleType: VehicleType;
  readonly vehicle: string;
  readonly plate: string;
  readonly license: string;
  readonly speaks: string;
  readonly approvedDaysAgo: number;
  /** When they like to work; fewer work at night. */
  readonly works: "days" | "nights" | "any time";
  /** Where they are now, by the name of a place; null when at home. */
  readonly standsAt: string | null;
  /** The stars that passengers give them, on average. */
  readonly stars: number;
};

/** Those of the company who do not drive, and a rider who has an account. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  person("rider", "Rosa", "Wernet", "5550120", "rider"),
  person("operator", "Suheily", "Cijntje", "5550101", "operator"),
  person("staff", "Gilbert", "Maduro", "5550102", "staff"),
];

/** The eight drivers, from the one who signs in as `driver`. */
export const DEMO_DRIVERS: readonly DemoDriver[] = [
  {
    ...person("driver", "Ruben", "Martina", "5550130", "driver"),
    ...car("comfort", "White Toyota Camry", "TX 1187", "CW-204118"),
    speaks: "pap,nl,en,es",
    approvedDaysAgo: 1430,
    works: "any time",
    standsAt: "Hato Caves",
    stars: 4.91,
  },
  {
    ...person("driver2", "Sharlene", "Kock", "5550137", "driver"),
    ...car("economy", "Blue Kia Rio", "TX 0942", "CW-211903"),
    speaks: "pap,nl,en",
    approvedDaysAgo: 820,
    works: "days",
    standsAt: "Tera Kora",
    stars: 4.83,
  },
  {
    ...person("driver3", "Elvis", "Provence", "5550144", "driver"),
    ...car("xl", "Grey Hyundai H-1", "TX 1320", "CW-198442"),
    speaks: "pap,en,nl",
    approvedDaysAgo: 2105,
    works: "days",
    standsAt: "Otrobanda",
    stars: 4.87,
  },
  {
    ...person("driver4", "Joost", "Winklaar", "5550151", "driver"),
    ...car("comfort", "Black Volkswagen Passat", "TX 1411", "CW-220517"),
    speaks: "nl,pap,en,de",
    approvedDaysAgo: 390,
    works: "any time",
    standsAt: "Punda",
    stars: 4.85,
  },
  {
    ...person("driver5", "Mila", "Felicia", "5550158", "driver"),
    ...car("economy", "Red Hyundai Accent", "TX 1068", "CW-214660"),
    speaks: "pap,nl,es,en",
    approvedDaysAgo: 655,
    works: "any time",
    standsAt: "Salinja",
    stars: 4.9,
  },
  {
    ...person("driver6", "Dwight", "Rosaria", "5550165", "driver"),
    ...car("cargo", "White Ford Transit", "TX 0777", "CW-187204"),
    speaks: "pap,en",
    approvedDaysAgo: 2890,
    works: "days",
    standsAt: "Zuikertuintje Mall",
    stars: 4.77,
  },
  {
    ...person("driver7", "Nelly", "Sambo", "5550172", "driver"),
    ...car("xl", "Silver Toyota Hiace", "TX 1256", "CW-209951"),
    speaks: "pap,nl,en",
    approvedDaysAgo: 1188,
    works: "nights",
    standsAt: null,
    stars: 4.87,
  },
  {
    ...person("driver8", "Carlos", "Merced", "5550179", "driver"),
    ...car("comfort", "Silver Mazda 6", "TX 1503", "CW-223086"),
    speaks: "es,pap,en",
    approvedDaysAgo: 210,
    works: "any time",
    standsAt: "Jan Thiel",
    stars: 4.73,
  },
];

/** A passenger without an account. */
export type DemoGuest = { readonly name: string; readonly phone: string; readonly language: Language };

/** Those who fly in; the numbers are of the ranges kept free for stories. */
export const VISITORS: readonly [DemoGuest, ...DemoGuest[]] = [
  guest("Maya Brooks", "+12025550100", "en"),
  guest("Jan de Boer", "+31600000012", "nl"),
  guest("Ana Lucía Rojas", "+573000000041", "es"),
  guest("Tom Okafor", "+447700900011", "en"),
  guest("Sanne Visser", "+31600000027", "nl"),
  guest("Bram van Dijk", "+31600000033", "nl"),
  guest("Femke Jansen", "+31600000048", "nl"),
  guest("Lars Mulder", "+31600000052", "nl"),
  guest("Grace Whitfield", "+12025550117", "en"),
  guest("Daniel Kim", "+12025550123", "en"),
  guest("Olivia Hart", "+12025550138", "en"),
  guest("Marcus Reid", "+12025550149", "en"),
  guest("Camila Restrepo", "+573000000055", "es"),
  guest("Andrés Molina", "+573000000062", "es"),
  guest("Valentina Páez", "+573000000079", "es"),
  guest("Priya Nair", "+447700900023", "en"),
  guest("Hannah Clarke", "+447700900038", "en"),
  guest("Lotte Bakker", "+31600000066", "nl"),
  guest("Ruud Hendriks", "+31600000071", "nl"),
  guest("Élodie Martin", "+33639980011", "en"),
  guest("Jonas Weber", "+4915550000012", "en"),
  guest("Rafael Souza", "+12025550156", "es"),
  guest("Nora Lindqvist", "+46700000018", "en"),
  guest("Peter Novak", "+12025550162", "en"),
];

/** Those who live here. */
export const RESIDENTS: readonly [DemoGuest, ...DemoGuest[]] = [
  guest("Mrs. Isenia", "5550144", "pap"),
  guest("Desirée Maas", "5550171", "nl"),
  guest("Office of Dr. Pol", "5550190", "nl"),
  guest("Shurandy Martis", "5550183", "pap"),
  guest("Gisèle Bakhuis", "5550188", "nl"),
  guest("Rignald Pieters", "5550195", "pap"),
  guest("Mr. Da Costa Gomez", "5550198", "nl"),
  guest("Yolanda Chirino", "5550126", "es"),
  guest("Xiomara Sling", "5550111", "pap"),
  guest("Hotel desk, night", "5550115", "en"),
];

function person(
  username: string,
  firstName: string,
  lastName: string,
  phone: string,
  role: Role,
): DemoAccount {
  return { username, firstName, lastName, phone, role };
}

function car(vehicleType: VehicleType, vehicle: string, plate: string, license: string) {
  return { vehicleType, vehicle, plate, license };
}

function guest(name: string, phone: string, language: Language): DemoGuest {
  return { name, phone, language };
}
