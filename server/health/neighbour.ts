import type { FastifyRequest } from "fastify";

const PRIVATE_ADDRESS = /^(::1|fe80:|f[cd]|(::ffff:)?(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.)/;

/** Whether a request comes from the company's own network; what came through a proxy came from elsewhere. */
export function isNeighbour(request: FastifyRequest): boolean {
  return !isForwarded(request) && isPrivate(request);
}

/** Whether a proxy in our own network speaks to us whose word on where a caller is nobody told us to believe. */
export function isUntrustedProxy(request: FastifyRequest): boolean {
  return isForwarded(request) && isPrivate(request) && (request.ips?.length ?? 0) < 2;
}

/** What proxies and networks in front of a server add, one or the other of them. */
const MARK_OF_A_PROXY =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|(cf|fastly|fly)-.+)$/;

function isForwarded({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some((name) => MARK_OF_A_PROXY.test(name));
}

function isPrivate(request: FastifyRequest): boolean {
  return PRIVATE_ADDRESS.test(request.socket.remoteAddress ?? "");
}
