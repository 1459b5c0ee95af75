import type { Insertable } from "kysely";
import type { ApplicationPaper } from "../../domain/messages/application-papers.ts";
import type { Db, Trx } from "../database/connect.ts";
import { likeText } from "../database/like-text.ts";
import type { Database } from "../database/schema.ts";

export async function insertContactMessage(
  trx: Trx,
  message: Insertable<Database["contact_messages"]>,
): Promise<number> {
  const { id } = await trx
    .insertInto("contact_messages")
    .values(message)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertApplication(
  trx: Trx,
  application: Insertable<Database["driver_applications"]>,
): Promise<number> {
  const { id } = await trx
    .insertInto("driver_applications")
    .values(application)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Page = { limit: number; before?: number | undefined; text?: string | undefined };

export function listMessages(
  db: Db | Trx,
  { limit, before, text, open }: Page & { open?: boolean | undefined },
) {
  let listing = messages(db).orderBy("contact_messages.id", "desc").limit(limit);
  if (before !== undefined) listing = listing.where("contact_messages.id", "<", before);
  if (open !== undefined) listing = listing.where("handled_at", open ? "is" : "is not", null);
  if (text) {
    const pattern = likeText(text);
    listing = listing.where((some) =>
      some.or([
        some("contact_messages.name", "ilike", pattern),
        some("contact_messages.email", "ilike", pattern),
        some("contact_messages.subject", "ilike", pattern),
        some("contact_messages.message", "ilike", pattern),
      ]),
    );
  }
  return listing.execute();
}

export function findMessage(db: Db | Trx, id: number) {
  return messages(db).where("contact_messages.id", "=", id).executeTakeFirst();
}

/** Marks a message; false when there is no such message or it is marked so already. */
export async function markMessage(
  trx: Trx,
  { id, handled }: { id: number; handled: { by: number; at: Date } | null },
): Promise<boolean> {
  const marked = await trx
    .updateTable("contact_messages")
    .set({ handled_at: handled?.at ?? null, handled_by: handled?.by ?? null })
    .where("id", "=", id)
    .where("handled_at", handled ? "is" : "is not", null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

export async function insertAnswer(trx: Trx, answer: Insertable<Database["contact_answers"]>): Promise<void> {
  await trx.insertInto("contact_answers").values(answer).execute();
}

/** The answers to these messages, the oldest first. */
export function listAnswers(db: Db | Trx, messageIds: readonly number[]) {
  return db
    .selectFrom("contact_answers")
    .leftJoin("accounts as writer", "writer.id", "contact_answers.answered_by")
    .select(["message_id", "answer", "answered_at", "writer.username as writer"])
    .where("message_id", "in", messageIds)
    .orderBy("contact_answers.id")
    .execute();
}

export type ApplicationState = "new" | "approved" | "declined";

export function listApplications(
  db: Db | Trx,
  { limit, before, text, state }: Page & { state?: ApplicationState | undefined },
) {
  let listing = applications(db).orderBy("driver_applications.id", "desc").limit(limit);
  if (before !== undefined) listing = listing.where("driver_applications.id", "<", before);
  if (state !== undefined) listing = listing.where("driver_applications.state", "=", state);
  if (text) {
    const pattern = likeText(text);
    listing = listing.where((some) =>
      some.or([
        some(
          some.fn<string>("concat_ws", [
            some.val(" "),
            "driver_applications.first_name",
            "driver_applications.last_name",
          ]),
          "ilike",
          pattern,
        ),
        some("driver_applications.email", "ilike", pattern),
        some("driver_applications.plate", "ilike", pattern),
      ]),
    );
  }
  return listing.execute();
}

export function findApplication(db: Db | Trx, id: number) {
  return applications(db).where("driver_applications.id", "=", id).executeTakeFirst();
}

/** Answers an application once: of two who answer at the same time, one wins. */
export async function answerApplication(
  trx: Trx,
  { id, state, by, at }: { id: number; state: "approved" | "declined"; by: number; at: Date },
): Promise<boolean> {
  const answered = await trx
    .updateTable("driver_applications")
    .set({ state, handled_at: at, handled_by: by })
    .where("id", "=", id)
    .where("state", "=", "new")
    .executeTakeFirst();
  return answered.numUpdatedRows > 0n;
}

export async function linkApplication(
  trx: Trx,
  { id, accountId }: { id: number; accountId: number },
): Promise<void> {
  await trx.updateTable("driver_applications").set({ account_id: accountId }).where("id", "=", id).execute();
}

/** Notes that a paper was seen; false where that has been noted. */
export async function insertPaperSeen(
  trx: Trx,
  paper: Insertable<Database["application_papers"]>,
): Promise<boolean> {
  const noted = await trx
    .insertInto("application_papers")
    .values(paper)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes it back; false where there was nothing. */
export async function deletePaperSeen(
  trx: Trx,
  { id, paper }: { id: number; paper: ApplicationPaper },
): Promise<boolean> {
  const taken = await trx
    .deleteFrom("application_papers")
    .where("application_id", "=", id)
    .where("paper", "=", paper)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** The papers of these applicants that were seen. */
export function listPapersSeen(db: Db | Trx, applicationIds: readonly number[]) {
  return db
    .selectFrom("application_papers")
    .leftJoin("accounts as seer", "seer.id", "application_papers.seen_by")
    .select(["application_id", "paper", "seen_at", "seer.username as seer"])
    .where("application_id", "in", applicationIds)
    .orderBy("application_id")
    .orderBy("paper")
    .execute();
}

/** Forgets messages, and applications that led to nothing, with all that people wrote in them. */
export async function forgetMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("contact_messages").where("created_at", "<", before).execute();
  await db
    .deleteFrom("driver_applications")
    .where("created_at", "<", before)
    .where("state", "!=", "approved")
    .execute();
}

/** How much waits for the office: messages nobody dealt with, applications nobody answered. */
export async function countOpenLetters(db: Db): Promise<{ messages: number; applications: number }> {
  return db
    .selectNoFrom((one) => [
      one
        .selectFrom("contact_messages")
        .select((count) => count.fn.countAll<number>().as("messages"))
        .where("handled_at", "is", null)
        .$asScalar()
        .$notNull()
        .as("messages"),
      one
        .selectFrom("driver_applications")
        .select((count) => count.fn.countAll<number>().as("applications"))
        .where("state", "=", "new")
        .$asScalar()
        .$notNull()
        .as("applications"),
    ])
    .executeTakeFirstOrThrow();
}

function messages(db: Db | Trx) {
  return db
    .selectFrom("contact_messages")
    .leftJoin("accounts as handler", "handler.id", "contact_messages.handled_by")
    .leftJoin("cases", "cases.message_id", "contact_messages.id")
    .selectAll("contact_messages")
    .select(["handler.username as handler", "cases.id as case_id"]);
}

function applications(db: Db | Trx) {
  return db
    .selectFrom("driver_applications")
    .leftJoin("accounts as handler", "handler.id", "driver_applications.handled_by")
    .selectAll("driver_applications")
    .select("handler.username as handler");
}
