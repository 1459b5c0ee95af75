import type { ContactMessage } from "../../contract/messages/contact-message.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { countOpenLetters, findMessage, listAnswers, listMessages } from "./messages.queries.ts";
import { presentMessage } from "./present-message.ts";

type Page = {
  limit: number;
  before?: number | undefined;
  text?: string | undefined;
  open?: boolean | undefined;
};

/** A page of what people wrote to the company, from the newest. */
export async function readInbox(db: Db, page: Page): Promise<ContactMessage[]> {
  const messages = await listMessages(db, page);
  const answers =
    messages.length === 0
      ? []
      : await listAnswers(
          db,
          messages.map(({ id }) => id),
        );
  return messages.map((message) => presentMessage(message, answers));
}

/** One message; a refusal where there is none. */
export async function getMessage(db: Db | Trx, id: number): Promise<ContactMessage> {
  const message = await findMessage(db, id);
  if (!message) throw notFound("This message does not exist.");
  return presentMessage(message, await listAnswers(db, [id]));
}

/** How many messages nobody dealt with, and how many applications nobody answered. */
export function countLetters(db: Db): Promise<{ messages: number; applications: number }> {
  return countOpenLetters(db);
}
