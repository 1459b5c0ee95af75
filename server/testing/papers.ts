import type { PaperDays } from "../../contract/papers/papers.ts";
import type { TestServer } from "./test-server.ts";

/** Writes the last days of a driver's papers. */
export async function setPapers(server: TestServer, id: number, days: Partial<PaperDays>): Promise<void> {
  await server.db.updateTable("drivers").set(days).where("account_id", "=", id).execute();
}
