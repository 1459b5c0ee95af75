import { createHmac } from "node:crypto";
import { typedBookingNumber } from "../../domain/rides/booking-number.ts";
import { LANGUAGES, type Language } from "../../domain/languages.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import { isSame } from "../notifications/phone/gateway-signatures.ts";

/** A pass of Apple's by its ride and its language. */
export type PassName = { readonly reference: string; readonly language: Language };

export function serialOf({ reference, language }: PassName): string {
  return `${reference}.${language}`;
}

/** Null where it is no serial number of ours. */
export function readSerial(serial: string): PassName | null {
  const [reference = "", code] = serial.split(".");
  const language = LANGUAGES.find((one) => one === code);
  return language !== undefined && typedBookingNumber(reference) === reference
    ? { reference, language }
    : null;
}

/** The tokens of passes come from one secret of the server, so that none of them stands in the database. */
export class PassTokens {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  of(name: PassName): string {
    return createHmac("sha256", this.#secret)
      .update(`pass ${serialOf(name)}`)
      .digest("hex");
  }

  /** Whether a device shows the token that is in the pass. */
  opens(name: PassName, authorization: string | undefined): boolean {
    return isSame(authorization ?? "", `ApplePass ${this.of(name)}`);
  }
}

/** Opens the tokens, and makes their secret where there is none. */
export async function openPassTokens(secrets: ServerSecrets): Promise<PassTokens> {
  return new PassTokens(await secrets.get("wallet_passes"));
}
