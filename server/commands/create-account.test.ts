import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Passwords } from "../accounts/passwords/passwords.ts";
import { openDatabase } from "../database/connect.ts";
import { type RanCommand, runCommands } from "../testing/run-commands.ts";

const COMMAND = path.join(import.meta.dirname, "create-account.ts");
const PASSWORD = "three iguanas on a wall";
const FLAGS = [
  ["--username", "chief"],
  ["--email", "chief@example.com"],
  ["--first-name", "Sharlon"],
  ["--last-name", "Maduro"],
  ["--phone", "5551234"],
].flat();

/** What is refused, each after the first account is made. */
const REFUSALS = [
  [FLAGS, "password123", "too easy to guess"],
  [FLAGS, "short", "password: Use at least 8 characters."],
  [[...FLAGS, "--phone", "12"], PASSWORD, "phone_number: Phone number must be exactly 7 digits."],
  [[...FLAGS, "--role", "king"], PASSWORD, "role: "],
  [[...FLAGS, "--password", PASSWORD], undefined, "--password"],
  [FLAGS.slice(2), undefined, "Please give --username, ACCOUNT_PASSWORD."],
  [FLAGS, PASSWORD, "This username is already taken."],
] as const;

let folder = "";
let made: RanCommand | undefined;
let refused: readonly RanCommand[] = [];
/** The first command makes an embedded database. */
const PATIENCE_MS = 180_000;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "trupial-create-account-"));
  const runs = [[FLAGS, PASSWORD] as const, ...REFUSALS].map(([args, password]) => ({
    file: COMMAND,
    args,
    env: password === undefined ? {} : { ACCOUNT_PASSWORD: password },
  }));
  [made, ...refused] = await runCommands(runs, { DATA_DIR: folder });
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

it("leaves no file in the data directory that anybody else may read", async () => {
  const found = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    found.map(async (name) => ({ name, mode: (await stat(path.join(folder, name))).mode & 0o077 })),
  );
  expect(modes.length).toBeGreaterThan(900);
  expect(modes.filter(({ mode }) => mode !== 0)).toEqual([]);
});

it("makes a staff account whose password works and is never shown, once", async () => {
  expect(made).toEqual({
    code: 0,
    out: expect.stringContaining("Made the staff account chief."),
    error: "",
  });
  expect(made?.out).not.toContain(PASSWORD);

  const { db, close } = await openDatabase({ directory: path.join(folder, "database") });
  try {
    const accounts = await db.selectFrom("accounts").selectAll().execute();
    expect(accounts).toMatchObject([{ username: "chief", role: "staff", state: "active", phone: "5551234" }]);
    expect(await new Passwords().matches(accounts[0]?.password_hash ?? null, PASSWORD)).toBe(true);
  } finally {
    await close();
  }
});

it("refuses a weak password, a bad answer and a name that is taken with a sentence each, unseen", () => {
  for (const [index, [, password, sentence]] of REFUSALS.entries()) {
    expect(refused[index]).toEqual({ code: 1, out: "", error: expect.stringContaining(sentence) });
    expect(refused[index]?.error).not.toContain(password ?? PASSWORD);
    expect(refused[index]?.error).not.toContain("    at ");
  }
  expect(refused.at(-1)?.error).toBe("This username is already taken.\n");
});
