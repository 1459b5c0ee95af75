import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { canonicalPhone, displayPhone, phoneLink } from "../../domain/accounts/phone-number.ts";
import { businessPlace } from "../../domain/company/business-place.ts";
import type { OpenWhen, ShownCompany } from "../../contract/company/company.ts";
import { COMPANY_DATA_ID } from "../../contract/company/company-data.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { dealSentence } from "../../domain/company/deal-words.ts";
import { DEAL_WORDS } from "./deal-words.ts";
import { airportWaiting, waitingTerms } from "../../domain/company/waiting-words.ts";
import {
  BUILT_CENTS,
  EXAMPLE_FARES_ID,
  EXAMPLE_ZONES,
  exampleCents,
  exampleFare,
} from "../../domain/fares/example-fares.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import type { Clock } from "../process/clock.ts";
import { type PageTexts, NO_TEXTS, fillTexts, readTemplate } from "./texts-in-pages.ts";
import { type Encoding, type WebFile, encodedFile } from "./web-files.ts";

/** A page may be this much behind what staff saved. */
const READ_AGAIN_MS = 5_000;
/** A block of data in a page; what it holds is JSON and no markup. */
const DATA_BLOCK = /(<script[^>]* type="application\/(?:ld\+)?json"[^>]*>.*?<\/script>)/s;
/**
 * The hours that search engines read of a company that is there day and night; hours in words are for people alone.
 */
const ALWAYS_OPEN = '"openingHours":"Mo-Su",';
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page as it goes out. */
export type Page = { readonly mark: string; read(encoding: Encoding | null): Promise<Buffer> };
type Settings = {
  readCompany: () => Promise<ShownCompany>;
  /** The tariff of this day. */
  readTariff: () => Promise<Tariff>;
  /** The texts that staff wrote for the site, by language. */
  readTexts: () => Promise<PageTexts>;
  openWhenOf: (texts: PageTexts) => OpenWhen | undefined;
  clock: Clock;
};
/** The parts of pages that staff may change. */
type Shown = {
  readonly company: ShownCompany;
  readonly cents: typeof BUILT_CENTS;
  readonly texts: PageTexts;
};
const BUILT_WITH: Shown = { company: DEFAULT_COMPANY, cents: BUILT_CENTS, texts: NO_TEXTS };

/**
 * Pages are built with the company and the prices a new installation starts with. Here they get the present ones, so that they
 * are also right where no script runs, and in what search engines read.
 */
export class CompanyInPages {
  readonly #settings: Settings;
  readonly #made = new Map<string, Promise<Page>>();
  #shown = BUILT_WITH;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async of(file: WebFile): Promise<Page> {
    await this.#readCompany();
    if (isSame(this.#shown, BUILT_WITH)) return asBuilt(file);
    const made = this.#made.get(file.file) ?? makePage(file, this.#shown);
    this.#made.set(file.file, made);
    return made;
  }

  /** Waits for the first read only: pages must also be served while the database is away. */
  async #readCompany(): Promise<void> {
    const now = this.#settings.clock.now().getTime();
    if (now - this.#readAt >= READ_AGAIN_MS) {
      const isFirst = this.#readAt === Number.NEGATIVE_INFINITY;
      this.#readAt = now;
      this.#reading = this.#readShown().then(
        (shown) => this.#take(shown),
        () => undefined,
      );
      if (!isFirst) return;
    }
    await this.#reading;
  }

  async #readShown(): Promise<Shown> {
    const { readCompany, readTariff, readTexts, openWhenOf } = this.#settings;
    const { vip_on, vip_from_rides, vip_percent, ...always } = await readCompany();
    // A company whose discount is off is drawn as one that has never had it.
    const company = vip_on ? { ...always, vip_on, vip_from_rides, vip_percent } : always;
    const texts = await readTexts();
    const open_when = openWhenOf(texts);
    return {
      company: open_when ? { ...company, open_when } : company,
      cents: exampleCents(await readTariff()),
      texts,
    };
  }

  #take(shown: Shown): void {
    if (!isSame(shown, this.#shown)) this.#made.clear();
    this.#shown = shown;
    this.#reading = null;
  }
}

function isSame(one: Shown, other: Shown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A page as it was built. */
export function asBuilt(file: WebFile): Page {
  return { mark: file.mark, read: (encoding) => readFile(encodedFile(file.file, encoding)) };
}

type Change = readonly [before: string, after: string];

/** The fields that every company has, and the forms in which a page shows them. */
const FORMS: readonly ((of: ShownCompany) => string)[] = [
  ({ phone }) => displayPhone(canonicalPhone(phone) ?? phone),
  ({ phone }) => phoneLink(phone) ?? `tel:${phone}`,
  ({ whatsapp }) => `https://wa.me/${whatsapp.replaceAll(/\D/g, "")}`,
  ({ email }) => email,
  ({ address }) => address,
  ({ permit_number }) => permit_number,
  ({ legal_name }) => legal_name,
  ...LANGUAGES.flatMap((language) => [
    (of: ShownCompany) => waitingTerms(of, language),
    (of: ShownCompany) => airportWaiting(of, language),
    (of: ShownCompany) => dealSentence(of, DEAL_WORDS[language]),
  ]),
];

function changesTo(company: ShownCompany): Change[] {
  return FORMS.map((form): Change => [form(DEFAULT_COMPANY), form(company)]).filter(
    ([before, after]) => before !== after,
  );
}

async function makePage(file: WebFile, shown: Shown): Promise<Page> {
  const template = file.template === null ? null : await readTemplate(file.template, shown.texts);
  const built = template?.html ?? (await readFile(file.file, "utf8"));
  const page = Buffer.from(
    built
      .split(DATA_BLOCK)
      .map((part) => withPrices(rewrite(part, shown), shown))
      // The last, so that nothing is taken for something else in what staff wrote.
      .map((part) => (template === null ? part : fillTexts(part, template)))
      .join(""),
  );
  const packed = new Map<Encoding | null, Promise<Buffer>>([[null, Promise.resolve(page)]]);
  return {
    mark: createHash("sha256").update(page).digest("base64url").slice(0, 22),
    read(encoding) {
      const known = packed.get(encoding) ?? pack(page, encoding);
      packed.set(encoding, known);
      return known;
    },
  };
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

/** A part of a page: data of its own, other data, or markup. */
function rewrite(part: string, { company, cents, texts }: Shown): string {
  const changes = changesTo(company);
  if (!DATA_BLOCK.test(part)) return replaceIn(part, changes, escapeMarkup);
  const [head = ""] = part.split(">", 1);
  if (head.includes(`id="${COMPANY_DATA_ID}"`))
    return `${head}>${inJson(drawnWith(company, changes))}</script>`;
  if (head.includes(`id="${EXAMPLE_FARES_ID}"`)) return `${head}>${inJson(cents)}</script>`;
  const inData: Change = [DEFAULT_COMPANY.phone, company.phone];
  const hasOwnHours = LANGUAGES.some((language) => {
    const { hours, when } = texts[language].opening ?? {};
    return hours !== undefined || when !== undefined;
  });
  const timed = hasOwnHours ? part.replaceAll(ALWAYS_OPEN, "") : part;
  const placed = timed.replaceAll(placeInData(DEFAULT_COMPANY), () => placeInData(company));
  return replaceIn(placed, [inData, ...changes], (value) => inJson(value).slice(1, -1));
}

/** Address and point as they stand in what search engines read. */
function placeInData(company: ShownCompany): string {
  return inJson(businessPlace(company)).slice(1, -1);
}

/** The data the page's scripts start with: the same as in its markup. */
function drawnWith(company: ShownCompany, changes: readonly Change[]): ShownCompany {
  const { phone, whatsapp, email, address, permit_number, legal_name } = company;
  const chat_url = replaceIn(DEFAULT_COMPANY.chat_url, changes, (value) => value);
  const { airport_wait_minutes, pier_wait_minutes, other_wait_minutes, follows_flights, open_when } = company;
  const { vip_on, vip_from_rides, vip_percent } = company;
  return {
    ...DEFAULT_COMPANY,
    phone,
    whatsapp,
    email,
    address,
    permit_number,
    legal_name,
    chat_url,
    airport_wait_minutes,
    pier_wait_minutes,
    other_wait_minutes,
    ...(follows_flights ? { follows_flights } : {}),
    ...(vip_on ? { vip_on, vip_from_rides, vip_percent } : {}),
    ...(open_when ? { open_when } : {}),
  };
}

function replaceIn(text: string, changes: readonly Change[], escape: (value: string) => string): string {
  return changes.reduce((all, [before, after]) => all.replaceAll(escape(before), () => escape(after)), text);
}

function inJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function pack(page: Buffer, encoding: Encoding | null): Promise<Buffer> {
  return encoding === "br" ? promisify(brotliCompress)(page, BROTLI) : promisify(gzip)(page);
}
