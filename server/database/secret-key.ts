import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "../process/error-code.ts";
import { CannotStart } from "../process/cannot-start.ts";
import type { Environment } from "../environment/environment.ts";

const MARK = "sealed-1:";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_FILE = "secret.key";

/** Seals what the database keeps but whoever reads the database must not know. */
export class SecretKey {
  readonly #key: Buffer;

  constructor(text: string) {
    this.#key = Buffer.from(hkdfSync("sha256", text, "", "trupial server secrets", KEY_BYTES));
  }

  static isSealed(value: string): boolean {
    return value.startsWith(MARK);
  }

  /** Sealed text opens under the same name alone, so that one secret cannot be put in another's place. */
  seal(name: string, plain: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(name));
    const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
    return MARK + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  /** Null when another key has sealed it, or somebody has touched it. */
  open(name: string, value: string): string | null {
    const bytes = Buffer.from(value.slice(MARK.length), "base64url");
    const sealedFrom = NONCE_BYTES + TAG_BYTES;
    if (bytes.length < sealedFrom) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(NONCE_BYTES, sealedFrom));
    try {
      return decipher.update(bytes.subarray(sealedFrom), undefined, "utf8") + decipher.final("utf8");
    } catch {
      return null;
    }
  }
}

/** The key of SECRET_KEY, or of a file in the data directory that the first start makes. */
export async function readSecretKey(
  environment: Pick<Environment, "SECRET_KEY" | "DATA_DIR">,
): Promise<SecretKey> {
  const { SECRET_KEY: given, DATA_DIR: directory } = environment;
  if (given !== undefined) return new SecretKey(given);
  const file = path.join(directory, KEY_FILE);
  try {
    const text = (await readOrNull(file)) ?? (await makeKeyFile(file));
    if (text.length >= KEY_BYTES) return new SecretKey(text);
  } catch (error) {
    const code = errorCode(error);
    throw new CannotStart(`The secret key in ${file} cannot be used (${code}). Set SECRET_KEY, or mend it.`);
  }
  throw new CannotStart(`${file} does not hold a secret key. Put back the one that was in it.`);
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Whole or not at all, and only once: two servers may share the folder. */
async function makeKeyFile(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Servers in two containers may have the same process id.
  const draft = `${file}.${randomBytes(NONCE_BYTES).toString("hex")}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString("base64url")}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, "utf8")).trim();
}
