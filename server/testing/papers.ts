import type { PaperDays } from "../../domain/papers/papers.ts";
import { setPaperFileEndpoint } from "../../contract/papers/paper-files.endpoints.ts";
import { makeAccount } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

/** Writes the last days of a driver's papers. */
export async function setPapers(server: TestServer, id: number, days: Partial<PaperDays>): Promise<void> {
  await server.db.updateTable("drivers").set(days).where("account_id", "=", id).execute();
}

export const A_PDF = Buffer.from("%PDF-1.7\nTaxi permit of a test");

/** Attaches a PDF to a driver's permit, as the office would. */
export async function attachPaperFile(server: TestServer, id: number): Promise<void> {
  const { token } = await makeAccount(server, { role: "staff" });
  const params = { id, paper: "permit" as const };
  await server.call(setPaperFileEndpoint, { params, body: { file: A_PDF.toString("base64") }, token });
}
