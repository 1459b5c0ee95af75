import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import {
  type AccountAnswers,
  accountFromAnswers,
  checkAnswers,
} from "../accounts/registration/account-from-answers.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { migrate } from "../database/migrate.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { readEnvironment } from "../environment/environment.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run create-account -- [flags]
Makes an account, a staff one unless told otherwise. What no flag gives is asked for. The password is typed unseen or
comes in ACCOUNT_PASSWORD, and is never shown.
  --username NAME     what signs in
  --email ADDRESS
  --first-name NAME
  --last-name NAME
  --phone NUMBER      7 digits, or + and country code
  --role ROLE         staff, operator, driver or rider
  --language CODE     en, nl, es, pap or de`;

const QUESTIONS = {
  username: { flag: "username", question: "Username" },
  email: { flag: "email", question: "E-mail" },
  first_name: { flag: "first-name", question: "First name" },
  last_name: { flag: "last-name", question: "Last name" },
  phone_number: { flag: "phone", question: "Phone (7 digits, or + and country code)" },
} as const satisfies Partial<Record<keyof AccountAnswers, { flag: string; question: string }>>;

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const answers = checkAnswers(await ask(given()));
  const database = await openProductDatabase(environment);
  try {
    await migrate(database.db);
    await accountFromAnswers(database.db, { answers, now: new Date() });
    console.log(
      `Made the ${answers.role} account ${answers.username}. Sign in at ${environment.PUBLIC_URL}/login`,
    );
  } finally {
    await database.close();
  }
}

/** The answers that came with the command. A flag is seen by everybody on the machine, so the password has none. */
function given(): AccountAnswers {
  const options = Object.fromEntries(
    ["role", "language", ...Object.values(QUESTIONS).map(({ flag }) => flag)].map((flag) => [
      flag,
      { type: "string" as const },
    ]),
  );
  const flags = parseArgs({ options, allowPositionals: false }).values;
  const answers: AccountAnswers = { role: text(flags["role"]) ?? "staff" };
  for (const [name, { flag }] of Object.entries(QUESTIONS)) {
    const answer = text(flags[flag]);
    if (answer !== undefined) answers[name as keyof typeof QUESTIONS] = answer;
  }
  const language = text(flags["language"]);
  if (language !== undefined) answers.language = language;
  const password = process.env["ACCOUNT_PASSWORD"];
  if (password !== undefined) answers.password = password;
  return answers;
}

/** Asks for what is missing, where there is somebody to ask. */
async function ask(answers: AccountAnswers): Promise<AccountAnswers> {
  const missing = Object.entries(QUESTIONS).filter(([name]) => !(name in answers));
  if (missing.length === 0 && answers.password !== undefined) return answers;
  if (!process.stdin.isTTY) {
    const flags = missing.map(([, { flag }]) => `--${flag}`);
    const names = answers.password === undefined ? [...flags, "ACCOUNT_PASSWORD"] : flags;
    throw new CannotStart(`There is nobody to ask. Please give ${names.join(", ")}.`);
  }
  const complete = { ...answers };
  for (const [name, { question }] of missing) {
    complete[name as keyof typeof QUESTIONS] = await askOnce(question);
  }
  complete.password ??= await askUnseen();
  return complete;
}

async function askOnce(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(`${question}: `);
  } finally {
    terminal.close();
  }
}

async function askUnseen(): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    process.stdout.write("Password (not shown): ");
    const first = await terminal.question("");
    process.stdout.write("\nThe same again: ");
    const second = await terminal.question("");
    process.stdout.write("\n");
    if (first !== second) throw new CannotStart("The two passwords are not the same. No account was made.");
    return first;
  } finally {
    terminal.close();
  }
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

await runCommand(USAGE, main);
