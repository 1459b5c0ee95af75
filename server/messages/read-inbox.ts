import type { ContactMessage } from "../../contract/staff/staff-records.ts";
import type { Db } from "../database/connect.ts";
import { listMessages } from "./messages.queries.ts";
import { presentMessage } from "./present-message.ts";

type Page = { limit: number; before?: number | undefined; open?: boolean | undefined };

/** A page of what people wrote to the company, from the newest. */
export async function readInbox(db: Db, page: Page): Promise<ContactMessage[]> {
  return (await listMessages(db, page)).map(presentMessage);
}
