import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { KEY_MARK } from "../../../domain/partners/key-mark.ts";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_LETTERS = 32;
const CHECK_LETTERS = 6;
/** How much of a key stands in the office's list: enough to tell it from others, and far too little to guess the rest. */
const SHOWN_LETTERS = 4;

const FORM = /^trupial_(live|demo)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** Draws a key: which kind of server it is for, 190 bits by chance, and letters that say whether all of it is there. */
export function drawKey(isDemo: boolean): string {
  const secret = Array.from({ length: SECRET_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const body = `${KEY_MARK}${isDemo ? "demo" : "live"}_${secret}`;
  return body + checkOf(body);
}

/** Whether a key is whole; a wrong one is refused without asking the database. */
export function isWholeKey(token: string): boolean {
  const check = FORM.exec(token)?.[3];
  if (check === undefined) return false;
  return timingSafeEqual(Buffer.from(check), Buffer.from(checkOf(token.slice(0, -CHECK_LETTERS))));
}

/** A key as it is kept. It is drawn by chance and long, so a fast hash is enough: there is nothing to guess. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** The beginning of a key, for the office's list. */
export function beginningOf(key: string): string {
  return key.slice(0, `${KEY_MARK}live_`.length + SHOWN_LETTERS);
}

function checkOf(body: string): string {
  const hash = createHash("sha256").update(body).digest();
  return Array.from(
    { length: CHECK_LETTERS },
    (_, index) => LETTERS[(hash[index] ?? 0) % LETTERS.length],
  ).join("");
}
