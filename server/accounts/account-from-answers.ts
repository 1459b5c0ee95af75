import type { z } from "zod";
import { newAccountSchema } from "../../contract/accounts/account.ts";
import { roleSchema } from "../../contract/roles.ts";
import { CannotStart } from "../cannot-start.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { createAccount } from "./create-account.ts";
import { hashPassword } from "./passwords.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";

const answersSchema = newAccountSchema.extend({ role: roleSchema });

/** What the command was told, by the names of the contract; whatever it is, it is checked here. */
export type AccountAnswers = Partial<Record<keyof z.input<typeof answersSchema>, string>>;

/** Makes an account for the command line, under the same rules as the site; a refusal is one sentence per answer. */
export async function accountFromAnswers(db: Db, { answers, now }: { answers: AccountAnswers; now: Date }) {
  const parsed = answersSchema.safeParse(answers);
  if (!parsed.success) {
    throw new CannotStart(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const account = parsed.data;
  refuseWeakPassword(account.password, account, "password");
  const passwordHash = await hashPassword(account.password);
  const id = await inTransaction(db, (trx) =>
    createAccount(trx, {
      username: account.username,
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
      phone: account.phone_number,
      passwordHash,
      role: account.role,
      ...(account.language ? { language: account.language } : {}),
      actorId: null,
      now,
    }),
  );
  return { id, username: account.username, role: account.role };
}
