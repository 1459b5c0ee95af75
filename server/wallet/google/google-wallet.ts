import { readFile } from "node:fs/promises";
import { type CryptoKey, SignJWT, importPKCS8 } from "jose";
import { z } from "zod";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { CannotStart } from "../../process/cannot-start.ts";
import type { Clock } from "../../process/clock.ts";
import { PassUntold } from "../pass-untold.ts";

const PATIENCE_MS = 10 * SECOND_MS;
const SAVE_URL = "https://pay.google.com/gp/v/save/";
const SCOPE = "https://www.googleapis.com/auth/wallet_object.issuer";
/** One class for all rides; what differs is in their objects. */
const CLASS = "trupial_ride";
/** A token is renewed so long before it ends. */
const SPARE_MS = MINUTE_MS;

const keyFileSchema = z.object({
  client_email: z.string().min(3),
  private_key: z.string().min(100),
  token_uri: z.url({ protocol: /^https?$/ }),
});

type KeyFile = z.output<typeof keyFileSchema>;
type Settings = { url: string; issuer: string; keyFile: string };

type Token = { readonly text: string; readonly until: number };

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/** Google's wallet, by its REST interface and as the company's service account. */
export class GoogleWallet {
  readonly #url: string;
  readonly #issuer: string;
  readonly #account: KeyFile;
  readonly #key: CryptoKey;
  readonly #clock: Clock;
  /** Asked for once, by whoever needs it first. */
  #token: Promise<Token> | null = null;
  #hasClass = false;

  private constructor({ url, issuer }: Settings, account: KeyFile, key: CryptoKey, clock: Clock) {
    this.#url = url;
    this.#issuer = issuer;
    this.#account = account;
    this.#key = key;
    this.#clock = clock;
  }

  /** Reads the file of the service account's key. */
  static async open(settings: Settings, clock: Clock): Promise<GoogleWallet> {
    try {
      const account = keyFileSchema.parse(JSON.parse(await readFile(settings.keyFile, "utf8")));
      return new GoogleWallet(settings, account, await importPKCS8(account.private_key, "RS256"), clock);
    } catch {
      throw new CannotStart(
        `GOOGLE_WALLET_KEY names a file that isn't the key of a service account, in JSON as Google gives it: ${settings.keyFile}.`,
      );
    }
  }

  /** Puts a pass there, or what it is now in its place. */
  async put(suffix: string, object: object): Promise<void> {
    await this.#ensureClass();
    const whole = { id: `${this.#issuer}.${suffix}`, classId: this.#classId, ...object };
    if ((await this.#ask("POST", "genericObject", whole)) === 409) await this.change(suffix, object);
  }

  /** Writes all of a pass anew, so that nothing of what it was stays. */
  async change(suffix: string, object: object): Promise<void> {
    const id = `${this.#issuer}.${suffix}`;
    await this.#ask("PUT", `genericObject/${encodeURIComponent(id)}`, {
      id,
      classId: this.#classId,
      ...object,
    });
  }

  /** The address at which a person puts the pass into their wallet. */
  async saveUrl(suffix: string, origin: string): Promise<string> {
    const now = this.#clock.now();
    const pass = { id: `${this.#issuer}.${suffix}`, classId: this.#classId };
    const jwt = await new SignJWT({
      typ: "savetowallet",
      origins: [origin],
      payload: { genericObjects: [pass] },
    })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(this.#account.client_email)
      .setAudience("google")
      .setIssuedAt(now)
      .sign(this.#key);
    return SAVE_URL + jwt;
  }

  get #classId(): string {
    return `${this.#issuer}.${CLASS}`;
  }

  async #ensureClass(): Promise<void> {
    if (this.#hasClass) return;
    await this.#ask("POST", "genericClass", { id: this.#classId });
    this.#hasClass = true;
  }

  /** The status of an answer that is good, or says that the thing is there already or isn't. */
  async #ask(method: "POST" | "PUT", path: string, body: object): Promise<number> {
    const response = await send(`${this.#url}/walletobjects/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${await this.#accessToken()}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { status } = response;
    if (status === 401) this.#token = null;
    if (!response.ok && status !== 409 && status !== 404) throw new PassUntold(`http_${status}`);
    return status;
  }

  async #accessToken(): Promise<string> {
    const held = await this.#token?.catch(() => null);
    if (held && held.until > this.#clock.now().getTime()) return held.text;
    this.#token = this.#askToken();
    return (await this.#token).text;
  }

  async #askToken(): Promise<Token> {
    const now = this.#clock.now();
    const { client_email: email, token_uri: uri } = this.#account;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(email)
      .setAudience(uri)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + 10 * MINUTE_MS))
      .sign(this.#key);
    const grant = { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion };
    const response = await send(uri, { method: "POST", body: new URLSearchParams(grant) });
    if (!response.ok) throw new PassUntold(`token_http_${response.status}`);
    const parsed = tokenSchema.safeParse(await response.json().catch(() => null));
    if (!parsed.success) throw new PassUntold("token_unreadable");
    const { access_token: text, expires_in: seconds } = parsed.data;
    return { text, until: now.getTime() + seconds * SECOND_MS - SPARE_MS };
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    // The token goes nowhere else.
    return await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new PassUntold(error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable");
  }
}
