import type { FastifyReply, FastifyRequest } from "fastify";
import { type VisiblePages, framedCode, servedPage } from "../../domain/company/served-pages.ts";
import { WIDGET_FILE } from "../../domain/partners/widget.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type CompanyInPages, asBuilt } from "./company-in-pages.ts";
import { withAskedPath } from "./asked-path.ts";
import { isOfCompany } from "./own-icons.ts";
import { isSitemap } from "./own-sitemap.ts";
import { letFrame, letOthersLoad } from "./frame-headers.ts";
import { GUESSES_BY, inVisitorsLanguage, mayGuess } from "./visitors-language.ts";
import type { Encoding, WebFile, WebFiles } from "./web-files.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Cached, but revalidated each time: an unchanged page costs a 304. */
const ASK_FIRST = "no-cache";

export type Web = {
  readonly files: WebFiles;
  readonly pages: CompanyInPages;
  readonly limits: Pick<RateLimits, "mayRead">;
  /** The sites that may show the booking form of a hotel or firm in a frame. */
  readonly readFrameOrigins: (code: string) => Promise<readonly string[]>;
};

/** Answers a path outside /api with a file of the built web, a prerendered page, the app's shell, or the 404 page. */
export async function serveWebFile(
  web: Web,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const elsewhere = inVisitorsLanguage(request);
  if (elsewhere !== null)
    return reply.header("Cache-Control", ASK_FIRST).header("Vary", GUESSES_BY).redirect(elsewhere, 302);
  const { files, pages } = web;
  const asked = request.url.split("?", 1)[0] ?? "/";
  const pathname = decoded(asked);
  const now = await pages.now();
  const { found, status } = findAnswer(files, pathname, now.visible);
  if (!found) return sendNothing(reply);
  const isPage = found.type.startsWith("text/html");
  const isMissing = isPage && status === 404;
  // A page that is another for each address is packed for none.
  const encoding = isMissing ? null : bestEncoding(request.headers["accept-encoding"], found.encodings);
  const content = isPage || isOfCompany(found) || isSitemap(found) ? await now.pageOf(found) : asBuilt(found);
  if (content === null) return sendNothing(reply);
  const etag = `"${content.mark}${encoding === null ? "" : `-${encoding}`}"`;
  reply
    .code(status)
    .type(found.type)
    .header("ETag", etag)
    .header("Cache-Control", found.immutable ? IMMUTABLE : ASK_FIRST);
  if (found.name === WIDGET_FILE) letOthersLoad(reply);
  const framed = framedCode(pathname ?? "/404");
  if (framed !== null) letFrame(reply, await originsOf(web, framed, request));
  const varies = [found.encodings.length > 0 ? "Accept-Encoding" : "", mayGuess(asked) ? GUESSES_BY : ""];
  if (varies.join("") !== "") reply.header("Vary", varies.filter((by) => by !== "").join(", "));
  if (status === 200 && framed === null && names(request.headers["if-none-match"], etag))
    return reply.code(304).send();
  if (isMissing) return reply.send(withAskedPath(String(await content.read(null)), asked));
  if (encoding !== null) reply.header("Content-Encoding", encoding);
  return reply.send(await content.read(encoding));
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("404 Not Found");
}

/** Without the database it is in no frame, nor for an address that asks without end. */
async function originsOf(
  { limits, readFrameOrigins }: Web,
  code: string,
  request: FastifyRequest,
): Promise<readonly string[]> {
  try {
    return (await limits.mayRead(request)) ? await readFrameOrigins(code) : [];
  } catch {
    return [];
  }
}

function findAnswer(
  files: WebFiles,
  pathname: string | null,
  visible: VisiblePages,
): { found: WebFile | undefined; status: number } {
  const asset = pathname === null ? undefined : files.get(pathname.slice(1));
  // A page's file is served under the page's address only, so that each page has one address.
  if (asset && !asset.type.startsWith("text/html")) return { found: asset, status: 200 };
  const page = servedPage(pathname ?? "/404", visible);
  return { found: files.get(page.file), status: page.status };
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The smallest form the browser takes; `q=0` refuses one. */
function bestEncoding(accepts: string | string[] | undefined, present: readonly Encoding[]): Encoding | null {
  const accepted = new Set(
    String(accepts ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";", 1)[0]),
  );
  return present.find((encoding) => accepted.has(encoding)) ?? null;
}

function names(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*");
}
