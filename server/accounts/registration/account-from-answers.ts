import type { z } from "zod";
import { newAccountSchema } from "../../../contract/accounts/account.ts";
import { roleSchema } from "../../../contract/accounts/role-schema.ts";
import { CannotStart } from "../../process/cannot-start.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import { createAccount } from "./create-account.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { refuseWeakPassword } from "../passwords/refuse-weak-password.ts";

const answersSchema = newAccountSchema.extend({ role: roleSchema });
type CheckedAnswers = z.output<typeof answersSchema>;

/** The command's answers, by the names of the contract. */
export type AccountAnswers = Partial<Record<keyof CheckedAnswers, string>>;

/** Checks the answers by the same rules as the site, before anything is opened; one sentence for each that is wrong. */
export function checkAnswers(answers: AccountAnswers): CheckedAnswers {
  const parsed = answersSchema.safeParse(answers);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new CannotStart(sentences.join("\n"));
  }
  refuseWeakPassword(parsed.data.password, parsed.data, "password");
  return parsed.data;
}

/** Makes the account that the answers describe. */
export async function accountFromAnswers(
  db: Db,
  { answers, now }: { answers: CheckedAnswers; now: Date },
): Promise<void> {
  const passwordHash = await hashPassword(answers.password);
  await inTransaction(db, (trx) =>
    createAccount(trx, {
      username: answers.username,
      email: answers.email,
      firstName: answers.first_name,
      lastName: answers.last_name,
      phone: answers.phone_number,
      passwordHash,
      role: answers.role,
      emailConfirmed: true,
      ...(answers.language ? { language: answers.language } : {}),
      actorId: null,
      now,
    }),
  );
}
