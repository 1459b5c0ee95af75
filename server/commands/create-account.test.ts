import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Passwords } from "../accounts/passwords/passwords.ts";
import { openDatabase } from "../database/connect.ts";
import { COMMAND_FLAGS, runCommands } from "../testing/run-commands.ts";

const COMMAND = path.join(import.meta.dirname, "create-account.ts");
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

/** The command makes an embedded database. */
const PATIENCE_MS = 180_000;

it(
  "makes a staff account whose password works and is never shown, once",
  { timeout: PATIENCE_MS },
  async () => {
    const env = { PATH: process.env["PATH"], DATA_DIR: folder, ACCOUNT_PASSWORD: PASSWORD };
    const run = [...COMMAND_FLAGS, COMMAND, ...FLAGS];
    const made = await promisify(execFile)(process.execPath, run, { env });
    expect(made).toEqual({ stdout: expect.stringContaining("Made the staff account chief."), stderr: "" });
    expect(made.stdout).not.toContain(PASSWORD);

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
  "refuses a weak password, a bad answer and a name that is taken with a sentence each, unseen",
  { timeout: PATIENCE_MS },
  async () => {
    const refusals = [
      [FLAGS, "password123", "too easy to guess"],
      [FLAGS, "short", "password: Use at least 8 characters."],
      [[...FLAGS, "--phone", "12"], PASSWORD, "phone_number: Phone number must be exactly 7 digits."],
      [[...FLAGS, "--role", "king"], PASSWORD, "role: "],
      [[...FLAGS, "--password", PASSWORD], undefined, "--password"],
      [FLAGS.slice(2), undefined, "Please give --username, ACCOUNT_PASSWORD."],
      [FLAGS, PASSWORD, "This username is already taken."],
    ] as const;
    const ran = await runCommands(
      refusals.map(([args, password]) => ({
        file: COMMAND,
        args,
        env: password === undefined ? {} : { ACCOUNT_PASSWORD: password },
      })),
      { DATA_DIR: folder },
    );
    for (const [index, [, password, sentence]] of refusals.entries()) {
      expect(ran[index]).toEqual({ code: 1, out: "", error: expect.stringContaining(sentence) });
      expect(ran[index]?.error).not.toContain(password ?? PASSWORD);
      expect(ran[index]?.error).not.toContain("    at ");
    }
    expect(ran.at(-1)?.error).toBe("This username is already taken.\n");
  },
);
