import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** The last mail to an address, of those a product without a mail server writes into its folder; empty before there is one. */
export async function mailTo(dataDirectory: string, recipient: string): Promise<string> {
  const folder = path.join(dataDirectory, "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.map((name) => readFile(path.join(folder, name), "utf8").catch(() => "")),
  );
  return mails.filter((mail) => mail.startsWith(`To: ${recipient}\n`)).at(-1) ?? "";
}
