import { isIP } from "node:net";

/** Says whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The host of a web address, written as HOST has it. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[(.*)\]$/, "$1");
}

/** A host as it is written in an address: IPv6 in brackets, and a name for "every address". */
export function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
}
