import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Passwords } from "../accounts/passwords/passwords.ts";
import { openDatabase } from "../database/connect.ts";

const PASSWORD = "three iguanas on a wall";
const FLAGS = [
  ["--username", "chief"],
  ["--email", "chief@example.com"],
  ["--first-name", "Sharlon"],
  ["--last-name", "Maduro"],
  ["--phone", "5551234"],
].flat();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "trupial-create-account-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each run is a process of its own that opens, and the first time makes, an embedded database. */
const PATIENCE_MS = 180_000;

/** Runs the command as its own process on the embedded database of the folder. */
function run(flags: readonly string[], password?: string): Promise<{ code: number | null; said: string }> {
  const command = path.join(import.meta.dirname, "create-account.ts");
  const child = spawn(process.execPath, ["--import", "tsx", command, ...flags], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: folder,
      ...(password === undefined ? {} : { ACCOUNT_PASSWORD: password }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, said }));
  });
}

it(
  "makes a staff account whose password works and is never shown, once",
  { timeout: PATIENCE_MS },
  async () => {
    const made = await run(FLAGS, PASSWORD);
    expect(made).toEqual({ code: 0, said: expect.stringContaining("Made the staff account chief.") });
    expect(made.said).not.toContain(PASSWORD);

    const again = await run(FLAGS, PASSWORD);
    expect(again).toEqual({ code: 1, said: "This username is already taken.\n" });

    const { db, close } = await openDatabase({ directory: path.join(folder, "database") });
    try {
      const accounts = await db.selectFrom("accounts").selectAll().execute();
      expect(accounts).toMatchObject([
        { username: "chief", role: "staff", state: "active", phone: "5551234" },
      ]);
      expect(await new Passwords().matches(accounts[0]?.password_hash ?? null, PASSWORD)).toBe(true);
    } finally {
      await close();
    }
  },
);

it(
  "refuses a weak password and a bad answer with a sentence each, unseen",
  { timeout: PATIENCE_MS },
  async () => {
    for (const [flags, password, sentence] of [
      [FLAGS, "password123", "too easy to guess"],
      [FLAGS, "short", "password: Use at least 8 characters."],
      [[...FLAGS, "--phone", "12"], PASSWORD, "phone_number: Phone number must be exactly 7 digits."],
      [[...FLAGS, "--role", "king"], PASSWORD, "role: "],
      [[...FLAGS, "--password", PASSWORD], undefined, "--password"],
      [FLAGS.slice(2), undefined, "Please give --username, ACCOUNT_PASSWORD."],
    ] as const) {
      const refused = await run(flags, password);
      expect(refused).toEqual({ code: 1, said: expect.stringContaining(sentence) });
      expect(refused.said).not.toContain(password ?? PASSWORD);
    }
  },
);
