import { canonicalPhone, displayPhone, phoneLink } from "../../domain/accounts/phone-number.ts";
import { businessPlace } from "../../domain/company/business-place.ts";
import type { ShownCompany } from "../../contract/company/company.ts";
import { COMPANY_DATA_ID } from "../../contract/company/company-data.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { dealSentence } from "../../domain/company/deal-words.ts";
import { DEAL_WORDS } from "./deal-words.ts";
import { airportWaiting, waitingTerms } from "../../domain/company/waiting-words.ts";
import {
  BUILT_CENTS,
  EXAMPLE_FARES_ID,
  EXAMPLE_ZONES,
  exampleFare,
} from "../../domain/fares/example-fares.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { OPENING_WORDS, closingWords } from "../../domain/company/closing-words.ts";
import { OWN_PARTS, type OwnPart, ownParts } from "../../domain/company/own-parts.ts";
import { hasOwnName } from "./own-icons.ts";
import { type PageTexts, NO_TEXTS } from "./texts-in-pages.ts";

/** The parts of pages that staff may change. */
export type Shown = {
  readonly company: ShownCompany;
  readonly cents: typeof BUILT_CENTS;
  readonly texts: PageTexts;
  /** Its logo as base64 of a PNG; null where it has the drawn mark. */
  readonly logo: string | null;
};

export const BUILT_WITH: Shown = {
  company: DEFAULT_COMPANY,
  cents: BUILT_CENTS,
  texts: NO_TEXTS,
  logo: null,
};

/** A block of data in a page; what it holds is JSON and no markup. */
export const DATA_BLOCK = /(<script[^>]* type="application\/(?:ld\+)?json"[^>]*>.*?<\/script>)/s;
/**
 * The hours that search engines read of a company that is there day and night; hours in words are for people alone.
 */
const ALWAYS_OPEN = '"openingHours":"Mo-Su",';
/** The links that the pages were built with: none. */
const NO_LINKS = ',"sameAs":[]';

/** A part of a page with the company and the prices that are shown: data of its own, other data, or markup. */
export function rewrite(part: string, shown: Shown): string {
  return withPrices(withCompany(part, shown), shown);
}

function withCompany(part: string, { company, cents, texts, logo }: Shown): string {
  if (!DATA_BLOCK.test(part))
    return withName(replaceIn(part, changesTo(company), escapeMarkup), { company, logo });
  const [head = ""] = part.split(">", 1);
  if (head.includes(`id="${COMPANY_DATA_ID}"`)) return `${head}>${inJson(drawnWith(company))}</script>`;
  if (head.includes(`id="${EXAMPLE_FARES_ID}"`)) return `${head}>${inJson(cents)}</script>`;
  const hasOwnHours = LANGUAGES.some((language) => {
    const { hours, when } = texts[language].opening ?? {};
    return hours !== undefined || when !== undefined;
  });
  const timed = hasOwnHours ? part.replaceAll(ALWAYS_OPEN, "") : part;
  const placed = timed.replaceAll(placeInData(DEFAULT_COMPANY), () => placeInData(company));
  const linked = placed.replaceAll(NO_LINKS, () => linksInData(company));
  const pictured = hasOwnName(company) || logo !== null ? linked.replaceAll(SHARED_PICTURE_DATA, "") : linked;
  const priced = ownParts(company)["tour-prices"] ? pictured : pictured.replaceAll(TOUR_OFFER, "");
  const inData: Change = [DEFAULT_COMPANY.phone, company.phone];
  return replaceIn(priced, [inData, ...changesTo(company)], (value) => inJson(value).slice(1, -1));
}

/** The pictures that show the demo's bird; every other company has the mark of its own. */
const PICTURES =
  /\s*<(?:link rel="icon" href="\/favicon\.ico"|link rel="apple-touch-icon"|meta property="og:image[^"]*")[^>]*>/g;
/** The price of a tour in what search engines read. */
const TOUR_OFFER = /,"offers":\{"@type":"Offer"[^{}]*\}/g;
const SHARED_PICTURE_DATA = /"image":"[^"]*\/icons\/share\.png",/g;
const LARGE_CARD = '<meta name="twitter:card" content="summary_large_image">';

/** An element that not every company has; none of them has another of its kind in it. */
const PART = new RegExp(
  `<(li|section|div|p|span)\\b[^>]* data-part="(${OWN_PARTS.join("|")})"[^>]*>.*?</\\1>`,
  "gs",
);

function withName(markup: string, { company, logo }: Pick<Shown, "company" | "logo">): string {
  const parts = ownParts(company);
  const own = markup.replaceAll(PART, (part, _tag, name: OwnPart) => (parts[name] ? part : ""));
  if (!hasOwnName(company) && logo === null) return own;
  return own
    .replaceAll(PICTURES, (link) => (logo !== null && link.includes("apple-touch-icon") ? link : ""))
    .replace(LARGE_CARD, LARGE_CARD.replace("summary_large_image", "summary"));
}

type Change = readonly [before: string, after: string];

/** The fields that every company has, and the forms in which a page shows them. */
const FORMS: readonly ((of: ShownCompany) => string)[] = [
  ({ phone }) => displayPhone(canonicalPhone(phone) ?? phone),
  ({ phone }) => phoneLink(phone) ?? `tel:${phone}`,
  ({ whatsapp, chat_url }) =>
    whatsapp === "" ? chat_url : `https://wa.me/${whatsapp.replaceAll(/\D/g, "")}`,
  ({ email }) => email,
  ({ address }) => address,
  ({ permit_number }) => permit_number,
  ({ legal_name }) => legal_name,
  ({ name }) => name,
  ...LANGUAGES.flatMap((language) => [
    (of: ShownCompany) => waitingTerms(of, language),
    (of: ShownCompany) => airportWaiting(of, language),
    (of: ShownCompany) => dealSentence(of, DEAL_WORDS[language]),
  ]),
];

function changesTo(company: ShownCompany): Change[] {
  const always = FORMS.map((form): Change => [form(DEFAULT_COMPANY), form(company)]);
  return [...always, ...closedWords(company)].filter(([before, after]) => before !== after);
}

/** The words of a site that is closed again, in the place of those of one that has never been open. */
function closedWords({ closed_text }: ShownCompany): Change[] {
  return LANGUAGES.flatMap((language): Change[] => {
    const [before, after] = [OPENING_WORDS[language], closingWords(language, closed_text)];
    return [
      [before.title, after.title],
      [before.intro, after.intro],
    ];
  });
}

/** Prices in a text, in one go: one may become what another was. */
function withPrices(part: string, { cents }: Shown): string {
  const written = new Map(
    LANGUAGES.flatMap((language) =>
      EXAMPLE_ZONES.map((zone) => [
        exampleFare(BUILT_WITH.cents[zone], language),
        exampleFare(cents[zone], language),
      ]),
    ),
  );
  return part.replaceAll(/\$\d+[.,]\d\d \(XCG \d+[.,]\d\d\)/g, (price) => written.get(price) ?? price);
}

/** Address and point as they stand in what search engines read. */
function placeInData(company: ShownCompany): string {
  return inJson(businessPlace(company)).slice(1, -1);
}

function linksInData({ instagram_url, facebook_url }: ShownCompany): string {
  const links = [instagram_url, facebook_url].filter((link) => link !== "");
  return links.length === 0 ? "" : `,"sameAs":${inJson(links)}`;
}

/** The data the page's scripts start with: the same as in its markup, which has no link that a company may leave out. */
function drawnWith(company: ShownCompany): ShownCompany {
  const chat_url = replaceIn(DEFAULT_COMPANY.chat_url, changesTo(company), (value) => value);
  const { instagram_url, facebook_url, founded_year } = DEFAULT_COMPANY;
  return { ...company, chat_url, instagram_url, facebook_url, founded_year };
}

/** All in one go, the longest first: what takes the place of one isn't taken for another. */
function replaceIn(text: string, changes: readonly Change[], escape: (value: string) => string): string {
  if (changes.length === 0) return text;
  const written = new Map(changes.map(([before, after]) => [escape(before), escape(after)]));
  const befores = [...written.keys()].toSorted((one, other) => other.length - one.length);
  const any = new RegExp(
    befores.map((before) => before.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"),
    "g",
  );
  return text.replaceAll(any, (before) => written.get(before) ?? before);
}

function inJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
