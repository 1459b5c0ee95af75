import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { fromBufferPromise } from "yauzl";
import type { Language } from "../../contract/languages.ts";
import { exportDataEndpoint } from "../../contract/staff/data.endpoints.ts";
import type { TestServer } from "./test-server.ts";

type Files = Readonly<Record<string, string>>;

/** Everything out of a server, file by file. */
export async function exportedBy(server: TestServer, token: string, language?: Language): Promise<Files> {
  const response = await server.request(exportDataEndpoint, { query: { language }, token });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/zip");
  expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="trupial-[\d-]+\.zip"$/);
  const zip = await fromBufferPromise(response.rawPayload);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = (await text(await zip.openReadStreamPromise(entry))).replace("\uFEFF", "");
  }
  return files;
}
