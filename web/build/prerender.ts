import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { type Language, LANGUAGES } from "../../domain/languages.ts";
import { PUBLIC_PAGES } from "../../domain/company/public-pages.ts";
import {
  APP_SHELL,
  openingFile,
  pageFile,
  trackShell,
  UNLISTED_PAGES,
} from "../../domain/company/served-pages.ts";
import { DEFAULT_LANGUAGE, localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import { type PageTemplate, templateFile } from "../../contract/site-texts/page-template.ts";
import { type SiteTexts, TEXT_MARK, textMark } from "../../contract/site-texts/text-parts.ts";
import { renderOpening, renderPage } from "../app/entry-server.tsx";
import { OPENING_ROUTE } from "../app/routes.ts";
import { routeOf } from "../app/router.tsx";
import { paths } from "../router/paths.ts";
import { manifestFile, writeManifests } from "./manifests.ts";
import { MARKS, builtInOf, drawnTexts } from "./drawn-texts.ts";
import { sitemap } from "./sitemap.ts";
import { drawnData, searchData, textData } from "./head-data.ts";

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

export type PrerenderOptions = {
  /** The folder of the built site, with Vite's index.html and manifest in it. */
  readonly outDir: string;
  /** Where the site will stand, without a slash at the end. */
  readonly publicUrl: string;
};

/** Writes every public page in every language as real HTML, the shell of the app, the sitemap and robots.txt. */
export async function prerender({ outDir, publicUrl }: PrerenderOptions): Promise<number> {
  const template = await readFile(join(outDir, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const pages = [...PUBLIC_PAGES, ...UNLISTED_PAGES];

  await write(
    join(outDir, APP_SHELL),
    fill(template, { language: "en", head: shellHead([fontLink(manifest)]), html: "" }),
  );
  for (const language of LANGUAGES) {
    await write(join(outDir, openingFile(language)), await drawOpening({ manifest, template, language }));
    await write(join(outDir, trackShell(language)), await drawTrackShell({ manifest, template, language }));
    for (const path of pages) {
      const draw = (texts: SiteTexts) => drawPage({ manifest, template, publicUrl, path, language, texts });
      await write(join(outDir, pageFile(language, path)), await draw({}));
      const marked = await draw(MARKS);
      const builtIn = builtInOf(marked, await drawnTexts(language));
      if (Object.keys(builtIn).length > 0) {
        const kept: PageTemplate = { language, html: marked, builtIn };
        await write(join(outDir, templateFile(pageFile(language, path))), JSON.stringify(kept));
      }
    }
  }
  await writeManifests(outDir);
  await write(join(outDir, "sitemap.xml"), sitemap(publicUrl, new Date()));
  await write(
    join(outDir, "robots.txt"),
    `User-agent: *\nDisallow: /api/\nDisallow: /track/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
  return pages.length * LANGUAGES.length;
}

type Drawing = {
  readonly manifest: Manifest;
  readonly template: string;
  readonly publicUrl: string;
  readonly path: string;
  readonly language: Language;
  /** The marks in the place of the built-in texts. */
  readonly texts: SiteTexts;
};

async function drawPage({ manifest, template, publicUrl, path, language, texts }: Drawing): Promise<string> {
  const page = await renderPage(path, language, texts);
  const marked = texts === MARKS;
  const head = [
    `<title>${escapeMarkup(page.head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(page.head.description)}">`,
    `<meta name="robots" content="${page.head.hidden === true ? "noindex" : "index, follow"}">`,
    ...addressLinks(publicUrl, path, language),
    ...socialCard(publicUrl, path, language, page.head),
    ...(await assetLinks(manifest, template, path, language)),
    ...searchData({ publicUrl, path, language, texts: await drawnTexts(language, texts) }),
    ...drawnData(path),
    ...(marked && carriesTexts(page.html) ? [textData(language)] : []),
  ];
  const filled = fill(template, { language, head: head.join("\n    "), html: page.html });
  // The service worker shows it in the place of any page; the marker tells the scripts which one they meet.
  return path === SITE_PATHS.offline ? filled.replace("<html ", `<html data-page="${path}" `) : filled;
}

/** Whether the page's scripts need what staff wrote: every page says when the company is there, which comes with its data. */
function carriesTexts(html: string): boolean {
  return [...html.matchAll(TEXT_MARK)].some(([mark]) => mark !== textMark("opening", "when"));
}

/** The offline page of each language, for the service worker to keep. */
export function offlinePages(): { url: string; file: string }[] {
  return LANGUAGES.map((language) => ({
    url: localizedPath(language, SITE_PATHS.offline),
    file: pageFile(language, SITE_PATHS.offline),
  }));
}

function fill(template: string, parts: { language: Language; head: string; html: string }): string {
  return template
    .replace('<html lang="en">', `<html lang="${parts.language}">`)
    .replace("/manifest.webmanifest", `/${manifestFile(parts.language)}`)
    .replace("<!--head-->", () => parts.head)
    .replace("<!--page-->", () => parts.html);
}

/**
 * The look of a tracked ride while it is read, the same for every ride: the reader of a link sees at once that it works.
 */
async function drawTrackShell({
  manifest,
  template,
  language,
}: Pick<Drawing, "manifest" | "template" | "language">): Promise<string> {
  const { html: drawn } = await renderPage(SITE_PATHS.track.replace("{code}", NO_CODE), language, {});
  // The same page in other languages is a link once its scripts know which ride it is.
  const html = drawn.replaceAll(new RegExp(` href="[^"]*${NO_CODE}"`, "g"), "");
  if (html.includes(NO_CODE)) throw new Error("the shell of a tracked ride names a ride");
  const asksEarly = '<script src="/early-ride.js" async></script>';
  const head = shellHead([asksEarly, ...(await assetLinks(manifest, template, SITE_PATHS.track, language))]);
  return fill(template, { language, head, html }).replace("<html ", "<html data-shell ");
}

/** The page of a company that hasn't opened, which stands at every address: it names none. */
async function drawOpening({
  manifest,
  template,
  language,
}: Pick<Drawing, "manifest" | "template" | "language">): Promise<string> {
  const { html, head } = await renderOpening(language);
  const parts = [
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    '<meta name="robots" content="noindex">',
    ...(await assetLinks(manifest, template, SITE_PATHS.home, language, OPENING_ROUTE)),
    ...drawnData(SITE_PATHS.home),
  ];
  return fill(template, { language, head: parts.join("\n    "), html });
}

const NO_CODE = "no-ride-has-this-code";

function shellHead(needed: readonly string[]): string {
  return [
    `<title>${escapeMarkup(DEFAULT_COMPANY.name)}</title>`,
    '<meta name="robots" content="noindex">',
    ...needed,
    ...drawnData(SITE_PATHS.home),
  ].join("\n    ");
}

function addressLinks(publicUrl: string, path: string, language: Language): string[] {
  const url = (code: Language) => `${publicUrl}${localizedPath(code, path)}`;
  return [
    `<link rel="canonical" href="${url(language)}">`,
    ...LANGUAGES.map((code) => `<link rel="alternate" hreflang="${code}" href="${url(code)}">`),
    `<link rel="alternate" hreflang="x-default" href="${url(DEFAULT_LANGUAGE)}">`,
  ];
}

function socialCard(
  publicUrl: string,
  path: string,
  language: Language,
  head: { readonly title: string; readonly description: string },
): string[] {
  const properties: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", DEFAULT_COMPANY.name],
    ["og:title", head.title],
    ["og:description", head.description],
    ["og:url", `${publicUrl}${localizedPath(language, path)}`],
    ["og:locale", language],
    ["og:image", `${publicUrl}/icons/share.png`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ];
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeMarkup(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Each page by its component, as a route has it, and by its file, as the bundler's list of files has it. */
const PAGE_FILES = new Map(
  await Promise.all(
    Object.entries(import.meta.glob<{ readonly default: unknown }>("./**/*-page.tsx", { base: "../" })).map(
      async ([file, load]) => [(await load()).default, file.slice("./".length)] as const,
    ),
  ),
);

/** The files that the page will need, named early: its font, its style, its code and its strings. */
async function assetLinks(
  manifest: Manifest,
  template: string,
  path: string,
  language: Language,
  route = routeOf(path),
): Promise<string[]> {
  const file = PAGE_FILES.get((await route.load()).default) ?? "";
  const chunk = manifest[file] ?? (route.path === paths.home ? chunkNamed(manifest, "home") : undefined);
  if (chunk === undefined) throw new Error(`no file of the build holds the page of ${route.path}`);
  const areas = new Set(["public", route.area]);
  const strings = [...areas].map((area) => chunkNamed(manifest, `strings-${area}-${language}`));
  const chunks = new Set<Chunk>();
  for (const each of [chunk, ...strings]) if (each !== undefined) addImported(manifest, each, chunks);
  // The start of the site is named by every page already.
  const files = (of: (chunk: Chunk) => readonly string[]) =>
    new Set([...chunks].flatMap(of).filter((file) => !template.includes(file)));
  const [styles, scripts] = [files(({ css = [] }) => css), files(({ file }) => [file])];
  return [
    fontLink(manifest),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/** The modules that travel together (see chunks.ts) are not listed by the page they are for. */
function chunkNamed(manifest: Manifest, wanted: string): Chunk | undefined {
  return Object.values(manifest).find(({ name }) => name === wanted);
}

/** A page needs the code, and the style, of all it imports. */
function addImported(manifest: Manifest, chunk: Chunk, chunks: Set<Chunk>): void {
  if (chunks.has(chunk)) return;
  chunks.add(chunk);
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key];
    if (imported !== undefined) addImported(manifest, imported, chunks);
  }
}

function fontLink(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"));
  return font === undefined
    ? ""
    : `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`;
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
