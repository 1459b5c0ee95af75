import { TOUR_SLUGS } from "../../domain/company/site-map.ts";
import { VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";

/** The bounds of a field of text. */
type FieldLimit = {
  readonly most: number;
  /** One line each, so many of them; a field without it is one line. */
  readonly lines?: number;
};

/** Every text of the site that staff may write themselves, by the name of its field on the wire. */
export const TEXT_FIELDS = {
  title: { most: 80 },
  about: { most: 400 },
  guide: { most: 80 },
  includes: { most: 80, lines: 8 },
  nickname: { most: 60 },
  welcome: { most: 160 },
  /** In a few words that end a sentence. */
  when: { most: 60 },
  hours: { most: 80 },
  answer: { most: 400 },
  summary: { most: 160 },
  /** A paragraph on each line. */
  story: { most: 400, lines: 6 },
  name: { most: 80 },
  role: { most: 80 },
  bio: { most: 200 },
} as const satisfies Record<string, FieldLimit>;
export type TextField = keyof typeof TEXT_FIELDS;
export const TEXT_FIELD_NAMES = Object.keys(TEXT_FIELDS) as TextField[];

/** The fields that are lists, a line for each item. */
export const SEVERAL_LINES: readonly string[] = TEXT_FIELD_NAMES.filter(
  (name) => "lines" in TEXT_FIELDS[name],
);

/** The places for the people of a team, in the order in which they are shown. */
export const TEAM_PARTS = ["person-1", "person-2", "person-3", "person-4", "person-5", "person-6"] as const;

/** The parts of the site these texts stand in: when the office answers, who the company is, each tour and each type of car. */
export const TEXT_PARTS = ["opening", "story", ...TEAM_PARTS, ...TOUR_SLUGS, ...VEHICLE_TYPES] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

const TOUR = ["title", "about", "guide", "includes"] as const satisfies TextField[];
const CAR = ["nickname", "about"] as const satisfies TextField[];
const STORY = ["title", "story"] as const satisfies TextField[];
const PERSON = ["name", "role", "bio"] as const satisfies TextField[];
const OPENING = ["when", "welcome", "hours", "answer", "summary"] as const satisfies TextField[];

/** The fields of a part, in the order in which they are read. */
export function fieldsOf(part: TextPart): readonly TextField[] {
  if (part === "opening") return OPENING;
  if (part === "story") return STORY;
  if (isOfTeam(part)) return PERSON;
  return VEHICLE_TYPES.some((type) => type === part) ? CAR : TOUR;
}

/** Whether a part is a person of the team. */
export function isOfTeam(part: TextPart): boolean {
  return TEAM_PARTS.some((person) => person === part);
}

/** Whether staff wrote enough of a part for it to stand on the site; one with built-in texts always does. */
export function isTold(part: TextPart, { [part]: texts = {} }: SiteTexts): boolean {
  if (part === "story") return Boolean(texts.story);
  return isOfTeam(part) ? Boolean(texts.name) : true;
}

/** Texts by staff for a part: a field that is missing shows the built-in text. */
export type PartTexts = { readonly [Field in TextField]?: string };
/** The same for the whole site, in one language. */
export type SiteTexts = { readonly [Part in TextPart]?: PartTexts };

/** A field of several lines as a list. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Where a page carries what staff wrote, for its scripts to begin with the same. */
export const SITE_TEXTS_ID = "site-texts";

/** Stands in a page that was drawn to be filled in, where the text of a field goes. */
export function textMark(part: TextPart, field: TextField): string {
  return `${MARK_START}${part}.${field}${MARK_END}`;
}

/** No text has these two: they belong to no writing of the world. */
const MARK_START = "\uE000";
const MARK_END = "\uE001";
/** Whether a text is the mark of a page that is drawn to be filled in. */
export function isTextMark(text: string): boolean {
  return text.startsWith(MARK_START);
}
export const TEXT_MARK = new RegExp(`${MARK_START}([\\w-]+)\\.(\\w+)${MARK_END}`, "g");
