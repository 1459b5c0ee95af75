import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { fromBufferPromise } from "yauzl";
import type { Language } from "../../domain/languages.ts";
import { exportDataEndpoint } from "../../contract/data/data.endpoints.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { type TestAccount, makeAccount } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

type Files = Readonly<Record<string, string>>;

/** Everything out of a server, file by file. */
export async function exportedBy(server: TestServer, token: string, language?: Language): Promise<Files> {
  const response = await requestExport(server, token, language);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/zip");
  expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="company-[\d-]+\.zip"$/);
  const zip = await fromBufferPromise(response.rawPayload);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = (await text(await zip.openReadStreamPromise(entry))).replace("\uFEFF", "");
  }
  return files;
}

/** The same as it answers, for a token of staff with the password of `makeExporter`. */
export function requestExport(server: TestServer, token: string, language?: Language) {
  return server.request(exportDataEndpoint, { body: { password: PASSWORD, language }, token });
}

const PASSWORD = "a mango in the shade";

/** Staff who can type their password once more. */
export async function makeExporter(server: TestServer): Promise<TestAccount> {
  return makeAccount(server, { role: "staff", passwordHash: await hashPassword(PASSWORD) });
}
