import type { Right } from "../../domain/accounts/rights.ts";
import { useMayI } from "../api/use-may-i.ts";
import { useStrings } from "../language/language-context.ts";
import { paths } from "../router/paths.ts";
import type { IconName } from "../ui/icon.tsx";

const ICONS = {
  start: "grid",
  money: "cash",
  "pay-links": "share",
  approvals: "check",
  cases: "flag",
  contracts: "repeat",
  messages: "chat",
  sent: "bell",
  applications: "note",
  drivers: "nav",
  vehicles: "car",
  shifts: "clock",
  ships: "compass",
  plan: "swap",
  riders: "user",
  users: "users",
  partners: "note",
  tariffs: "tag",
  areas: "pin",
  deals: "star",
  holidays: "cal",
  networks: "shield",
  company: "pen",
  texts: "globe",
  quality: "star",
  data: "download",
  audit: "list",
} as const satisfies Record<string, IconName>;
/** The rights of which a section needs one; the others are everybody's of the office. */
const NEEDS: Readonly<Partial<Record<keyof typeof ICONS, readonly Right[]>>> = {
  money: ["money"],
  "pay-links": ["money", "refunds"],
  approvals: ["refunds", "bookkeeping", "records", "people"],
  cases: ["letters"],
  contracts: ["contracts"],
  messages: ["letters"],
  sent: ["letters"],
  applications: ["drivers"],
  drivers: ["drivers"],
  vehicles: ["drivers", "money"],
  shifts: ["drivers"],
  plan: ["company"],
  riders: ["riders"],
  users: ["people"],
  partners: ["partners", "money"],
  tariffs: ["prices"],
  areas: ["prices"],
  deals: ["prices"],
  holidays: ["prices"],
  networks: ["company"],
  company: ["company"],
  texts: ["company"],
  quality: ["records"],
  data: ["records"],
  audit: ["records"],
};
export type SectionName = keyof typeof ICONS;
export const SECTION_NAMES = Object.keys(ICONS) as SectionName[];

/** The sections below each heading of the bar, in the order in which they stand. */
const GROUPS = {
  money: ["money", "pay-links", "approvals"],
  people: [
    "drivers",
    "vehicles",
    "shifts",
    "riders",
    "partners",
    "contracts",
    "users",
    "applications",
    "cases",
    "messages",
    "sent",
  ],
  prices: ["tariffs", "areas", "deals", "holidays"],
  company: ["company", "texts", "plan", "ships", "networks"],
  records: ["quality", "data", "audit"],
} as const satisfies Record<string, readonly SectionName[]>;
const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** A page of the office, as the side bar names it. */
export type OfficePage = {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly group?: string | undefined;
};

/** The pages of the office that whoever works here may see: the start, and the others below their headings. */
export function useOfficePages(): readonly (OfficePage & { readonly section: SectionName })[] {
  const text = useStrings("office");
  const mayISee = useMayISee();
  const pageOf = (section: SectionName, group?: string) => ({
    section,
    to: addressOf(section),
    icon: ICONS[section],
    name: text.nav[section],
    group,
  });
  return [
    pageOf("start"),
    ...GROUP_NAMES.flatMap((group) =>
      GROUPS[group].filter(mayISee).map((name) => pageOf(name, text.groups[group])),
    ),
  ];
}

/** Whether whoever works here may see a section. */
export function useMayISee(): (section: SectionName) => boolean {
  const mayI = useMayI();
  return (section) => mayI(...(NEEDS[section] ?? []));
}

export function addressOf(name: SectionName): string {
  return `${paths.admin}/${name}`;
}
