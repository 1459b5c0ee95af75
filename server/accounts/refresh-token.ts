import { createHash, createHmac, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/**
 * Refresh tokens: the session's id and a secret part. The first is random; each next one follows from the one before
 * under a key of the house, so that two tabs which refresh at once, or one whose answer was lost, get the same token.
 */
export class RefreshTokens {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  first(sessionId: string): string {
    return `${sessionId}.${randomBytes(SECRET_BYTES).toString("base64url")}`;
  }

  after(token: string): string {
    const secret = createHmac("sha256", this.#key).update(token).digest("base64url");
    return `${sessionOf(token)}.${secret}`;
  }
}

/** What is kept of a token. */
export function refreshHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

/** The session a token names, or null for what is no token of ours. */
export function sessionOf(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}
