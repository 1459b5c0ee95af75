import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OpenWhen, ShownCompany } from "../../contract/company/company.ts";
import { exampleCents } from "../../domain/fares/example-fares.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import type { Clock } from "../process/clock.ts";
import { ownParts } from "../../domain/company/own-parts.ts";
import type { VisiblePages } from "../../domain/company/served-pages.ts";
import { pixelsOfLogo } from "../company/logo/company-logo.ts";
import { hasOwnName, isOfCompany, ownFile } from "./own-icons.ts";
import { isSitemap, withoutTours } from "./own-sitemap.ts";
import { type Shown, BUILT_WITH, DATA_BLOCK, rewrite } from "./rewrite-page.ts";
import { type PageTexts, fillTexts, readTemplate } from "./texts-in-pages.ts";
import { type Encoding, type WebFile, encodedFile } from "./web-files.ts";

/** A page may be this much behind what staff saved. */
const READ_AGAIN_MS = 5_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page as it goes out. */
export type Page = { readonly mark: string; read(encoding: Encoding | null): Promise<Buffer> };

export type CompanyNow = {
  /** Which pages the public may see: none of a site that isn't open yet, and tours only of who has them. */
  readonly visible: VisiblePages;
  /** A page, or a file that says whose the site is, as they go out; null where this company has no such file. */
  pageOf(file: WebFile): Promise<Page | null>;
};

type Settings = {
  readCompany: () => Promise<ShownCompany>;
  /** The tariff of this day. */
  readTariff: () => Promise<Tariff>;
  /** The texts that staff wrote for the site, by language. */
  readTexts: () => Promise<PageTexts>;
  /** The company's logo as base64 of a PNG. */
  readLogo: () => Promise<string | null>;
  openWhenOf: (texts: PageTexts) => OpenWhen | undefined;
  clock: Clock;
};
/**
 * Pages are built with the company and the prices a new installation starts with. Here they get the present ones, so that they
 * are also right where no script runs, and in what search engines read.
 */
export class CompanyInPages {
  readonly #settings: Settings;
  readonly #made = new Map<string, Promise<Page | null>>();
  #shown = BUILT_WITH;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The company at one moment: a page is chosen and filled in by the same, so that its data is of what it shows. */
  async now(): Promise<CompanyNow> {
    await this.#readCompany();
    const shown = this.#shown;
    const { company } = shown;
    return {
      visible: { opensSoon: company.opens_soon === true, tours: ownParts(company).tours },
      pageOf: (file) => this.#pageOf(file, shown),
    };
  }

  async #pageOf(file: WebFile, shown: Shown): Promise<Page | null> {
    const hasOwnMark = hasOwnName(shown.company) || shown.logo !== null;
    if (isSame(shown, BUILT_WITH) || (isOfCompany(file) && !hasOwnMark)) return asBuilt(file);
    // One that was read since makes its own.
    if (shown !== this.#shown) return makePage(file, shown);
    const made = this.#made.get(file.file) ?? makePage(file, shown);
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
    const { readCompany, readTariff, readTexts, openWhenOf, readLogo } = this.#settings;
    const { vip_on, vip_from_rides, vip_percent, ...always } = await readCompany();
    // A company whose discount is off is drawn as one that has never had it.
    const company = vip_on ? { ...always, vip_on, vip_from_rides, vip_percent } : always;
    const texts = await readTexts();
    const open_when = openWhenOf(texts);
    return {
      company: open_when ? { ...company, open_when } : company,
      cents: exampleCents(await readTariff()),
      texts,
      logo: await readLogo(),
    };
  }

  #take(shown: Shown): void {
    this.#reading = null;
    if (isSame(shown, this.#shown)) return;
    this.#made.clear();
    this.#shown = shown;
  }
}

function isSame(one: Shown, other: Shown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A page as it was built. */
export function asBuilt(file: WebFile): Page {
  return { mark: file.mark, read: (encoding) => readFile(encodedFile(file.file, encoding)) };
}

async function makePage(file: WebFile, shown: Shown): Promise<Page | null> {
  if (isOfCompany(file)) {
    const { company, logo } = shown;
    const pixels = logo === null ? null : pixelsOfLogo(logo);
    const own = ownFile(file, await readFile(file.file), { company, logo: pixels });
    return own === null ? null : pageOf(own);
  }
  if (isSitemap(file)) {
    const all = await readFile(file.file, "utf8");
    return pageOf(Buffer.from(ownParts(shown.company).tours ? all : withoutTours(all)));
  }
  const template = file.template === null ? null : await readTemplate(file.template, shown.texts);
  const built = template?.html ?? (await readFile(file.file, "utf8"));
  const page = Buffer.from(
    built
      .split(DATA_BLOCK)
      .map((part) => rewrite(part, shown))
      // The last, so that nothing is taken for something else in what staff wrote.
      .map((part) => (template === null ? part : fillTexts(part, template)))
      .join(""),
  );
  return pageOf(page);
}

function pageOf(page: Buffer): Page {
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

function pack(page: Buffer, encoding: Encoding | null): Promise<Buffer> {
  return encoding === "br" ? promisify(brotliCompress)(page, BROTLI) : promisify(gzip)(page);
}
