import { isIP } from "node:net";

/** The site that passkeys are made for: the name that they are bound to, and the origin that answers come from. */
export type PasskeySite = { readonly rpId: string; readonly origin: string };

/**
 * The site of a public address; null where browsers make no passkeys there: without HTTPS, and at a bare number. On somebody's own machine
 * that is the name localhost, at the same port.
 */
export function passkeySiteOf(publicUrl: string): PasskeySite | null {
  const url = new URL(publicUrl);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (host === "localhost" || host === "127.0.0.1" || host === "::1") {
    url.hostname = "localhost";
    return { rpId: "localhost", origin: url.origin };
  }
  if (url.protocol !== "https:" || isIP(host) !== 0) return null;
  return { rpId: host, origin: url.origin };
}
