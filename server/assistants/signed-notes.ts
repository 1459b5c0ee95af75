import { type KeyObject, createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { Clock } from "../process/clock.ts";

/** The purposes of a note: one that was signed for the one is worth nothing for another. */
type Purpose = "quote" | "confirmation" | "question" | "code" | "access";
type Noted = {
  /** By chance, so that of two equal ones each is its own. */
  readonly id: string;
  readonly until: number;
  readonly content: unknown;
};
export type SignedNote = { readonly text: string; readonly expiresAt: Date };

/** Half of the hash is enough, and an assistant copies the text letter by letter. */
const SIGNATURE_BYTES = 16;

/**
 * Short texts that an assistant carries from one call to the next: what we told it, packed and signed, so that nothing has to be kept and any
 * server of the company reads them. They are signed and no secret.
 */
export class SignedNotes {
  readonly #secret: KeyObject;
  readonly #clock: Clock;

  constructor(secret: Buffer, clock: Clock) {
    this.#secret = createSecretKey(secret);
    this.#clock = clock;
  }

  write(purpose: Purpose, content: unknown, lifeMs: number): SignedNote {
    const until = this.#clock.now().getTime() + lifeMs;
    const packed = deflateRawSync(JSON.stringify({ id: drawId(), until, content } satisfies Noted)).toString(
      "base64url",
    );
    return { text: `${packed}.${this.#sign(purpose, packed)}`, expiresAt: new Date(until) };
  }

  /** The content of a note that is ours, for this purpose and not too old; else null. It is what was written, so its type is known to its reader. */
  read(purpose: Purpose, text: string): unknown {
    const [packed = "", signature = ""] = text.trim().split(".");
    const [expected, given] = [Buffer.from(this.#sign(purpose, packed)), Buffer.from(signature)];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const { until, content } = JSON.parse(
      inflateRawSync(Buffer.from(packed, "base64url")).toString(),
    ) as Noted;
    return until < this.#clock.now().getTime() ? null : content;
  }

  #sign(purpose: Purpose, packed: string): string {
    const hash = createHmac("sha256", this.#secret).update(`${purpose} ${packed}`).digest();
    return hash.subarray(0, SIGNATURE_BYTES).toString("base64url");
  }
}

function drawId(): string {
  return randomBytes(6).toString("base64url");
}

/** Opens them with the secret that the company's servers share. */
export async function openSignedNotes(secrets: ServerSecrets, clock: Clock): Promise<SignedNotes> {
  return new SignedNotes(await secrets.get("assistants"), clock);
}
