import { type KeyObject, createSecretKey } from "node:crypto";
import { SignJWT, errors, jwtVerify } from "jose";
import type { Clock } from "../../process/clock.ts";
import type { ServerSecrets } from "../../database/server-secrets.ts";

export const ACCESS_TOKEN_LIFE_MS = 10 * 60 * 1000;

const ALGORITHM = "HS256";
const AUDIENCE = "trupial-api";
const TYPE = "at+jwt";

/** Claims of an access token: whose it is and which session it belongs to. The role is read from the account. */
export type AccessClaims = { readonly accountId: number; readonly sessionId: string };
/** A token as it was read: its claims and when it expires. */
export type ReadClaims = AccessClaims & { readonly endsAt: Date };

/** How many tokens are known at once by what they say: of more people than one server has; one that is not is only read again. */
const MOST_KNOWN = 50_000;

/** Signs and reads access tokens. One fixed algorithm, audience and type; the secret is shared by all servers. */
export class AccessTokens {
  readonly #key: KeyObject;
  readonly #clock: Clock;
  /** Tokens whose signature was checked: it does not change, only their time runs out. */
  readonly #known = new Map<string, ReadClaims>();

  constructor(secret: Buffer, clock: Clock) {
    this.#key = createSecretKey(secret);
    this.#clock = clock;
  }

  sign({ accountId, sessionId }: AccessClaims, lifeMs = ACCESS_TOKEN_LIFE_MS): Promise<string> {
    const now = this.#clock.now();
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(String(accountId))
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + lifeMs))
      .sign(this.#key);
  }

  /** The claims of a token that is ours and not too old; else null. */
  async read(token: string): Promise<ReadClaims | null> {
    const known = this.#known.get(token);
    if (known) return known.endsAt > this.#clock.now() ? known : null;
    const claims = await this.#check(token);
    if (!claims) return null;
    const oldest = this.#known.keys().next();
    if (this.#known.size >= MOST_KNOWN && !oldest.done) this.#known.delete(oldest.value);
    this.#known.set(token, claims);
    return claims;
  }

  async #check(token: string): Promise<ReadClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        typ: TYPE,
        currentDate: this.#clock.now(),
        requiredClaims: ["sub", "sid", "exp"],
      });
      return {
        accountId: Number(payload.sub),
        sessionId: String(payload["sid"]),
        endsAt: new Date(Number(payload.exp) * 1_000),
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}

/** The access tokens of this company, whichever of its servers signed them. */
export async function openAccessTokens(secrets: ServerSecrets, clock: Clock): Promise<AccessTokens> {
  return new AccessTokens(await secrets.get("access_token"), clock);
}
