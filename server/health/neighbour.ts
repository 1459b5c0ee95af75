import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

const PRIVATE_ADDRESS = /^(::1|fe80:|f[cd]|(::ffff:)?(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.)/i;

/**
 * Whether a request comes from the company's own network, straight from who made it. Headers that proxies add have many
 * names, and new ones, so a request counts as straight only where it has nothing but what a scraper, a program or a
 * browser sends by itself, and isn't addressed to the site's public name, by which everybody else comes.
 */
export function isNeighbour(request: FastifyRequest, publicUrl: string): boolean {
  return isPrivate(request) && isStraight(request) && !isToThePublic(request, publicUrl);
}

/** Whether a proxy in our own network speaks to us whose word on where a caller is nobody told us to believe. */
export function isUntrustedProxy(request: FastifyRequest): boolean {
  return isForwarded(request) && isPrivate(request) && (request.ips?.length ?? 0) < 2;
}

const SENT_BY_ITSELF = new Set([
  "host",
  "connection",
  "user-agent",
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cache-control",
  "pragma",
  "if-none-match",
  "if-modified-since",
  "x-prometheus-scrape-timeout-seconds",
  "cookie",
  "dnt",
  "priority",
  "upgrade-insecure-requests",
]);

/** No program of today asks in HTTP/1.0, and proxies that add no header do. */
function isStraight({ headers, raw }: FastifyRequest): boolean {
  return (
    raw.httpVersion !== "1.0" &&
    Object.keys(headers).every((name) => SENT_BY_ITSELF.has(name) || name.startsWith("sec-"))
  );
}

/** A company that is at a private address by its public one too has its neighbours there. */
function isToThePublic({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { host, hostname } = new URL(publicUrl);
  const address = hostname.replace(/^\[|\]$/g, "");
  const isOwn = hostname === "localhost" || (isIP(address) > 0 && PRIVATE_ADDRESS.test(address));
  return !isOwn && [host, hostname].includes((headers.host ?? "").toLowerCase());
}

/** The headers that proxies and networks in front of a server most often add, one or the other of them. */
const MARK_OF_A_PROXY =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|(cf|fastly|fly)-.+)$/;

function isForwarded({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some((name) => MARK_OF_A_PROXY.test(name));
}

function isPrivate(request: FastifyRequest): boolean {
  return PRIVATE_ADDRESS.test(request.socket.remoteAddress ?? "");
}
