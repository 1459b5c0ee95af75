import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const PART_BYTES = 16;

/**
 * Refresh tokens: the session's id and a secret of two parts. The first part is random; in each next token it follows
 * from the token before under a key that all servers share, so that two tabs which refresh at once, or one whose answer was lost,
 * get the same token. The second part proves that the server made the token: an old one that comes back was copied, an
 * invented one says nothing about the session it names.
 */
export class RefreshTokens {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  first(sessionId: string): string {
    return this.#token(sessionId, randomBytes(PART_BYTES));
  }

  after(token: string): string {
    return this.#token(sessionOf(token) ?? "", this.#mac(token));
  }

  isOurs(token: string): boolean {
    const [sessionId = "", secret = ""] = token.split(".");
    const part = Buffer.from(secret, "base64url").subarray(0, PART_BYTES);
    const [given, made] = [Buffer.from(token), Buffer.from(this.#token(sessionId, part))];
    return given.length === made.length && timingSafeEqual(given, made);
  }

  #token(sessionId: string, part: Buffer): string {
    const proof = this.#mac(`proof ${sessionId} ${part.toString("base64url")}`);
    return `${sessionId}.${Buffer.concat([part, proof]).toString("base64url")}`;
  }

  #mac(text: string): Buffer {
    return createHmac("sha256", this.#key).update(text).digest().subarray(0, PART_BYTES);
  }
}

/** The hash that is kept of a token. */
export function refreshHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

/** The session a token names, or null for what is no token of ours. */
export function sessionOf(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}
