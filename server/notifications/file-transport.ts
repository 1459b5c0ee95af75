import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { LOGO_ID, PICTURE_ID } from "./mail-as-html.ts";
import type { Outgoing, Transport } from "./transport.ts";

/**
 * Keeps mail readable in a folder, as text and as the page a mail program shows, where there is no mail server. The same
 * message is the same file.
 */
export function createFileTransport(folder: string): Transport {
  return {
    async send(outgoing) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { html, picture, logo, calendar } = outgoing.message;
      const file = path.join(folder, fileName(outgoing));
      await writeWhole(`${file}.txt`, asText(outgoing));
      if (calendar) await writeWhole(`${file}.ics`, calendar.content);
      if (picture) await writeWhole(`${file}.png`, picture);
      if (logo) await writeWhole(`${file}.logo.png`, logo);
      if (html !== null) {
        const shown = html
          .replaceAll(`cid:${PICTURE_ID}`, () => `${path.basename(file)}.png`)
          .replaceAll(`cid:${LOGO_ID}`, () => `${path.basename(file)}.logo.png`);
        await writeWhole(`${file}.html`, shown);
      }
    },
  };
}

/** Written to a temporary file and renamed, so that nobody reads half a message. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

function fileName({ createdAt, messageId, kind }: Outgoing): string {
  const moment = createdAt.toISOString().slice(0, 19).replaceAll(":", "");
  return `${moment}-${kind}-${messageId}`;
}

function asText({ recipient, message, createdAt, messageId }: Outgoing): string {
  const head = [
    `To: ${recipient}`,
    `Subject: ${message.subject}`,
    ...(message.replyTo ? [`Reply-To: ${message.replyTo}`] : []),
    `Date: ${createdAt.toISOString()}`,
    `X-Trupial-Message-Id: ${messageId}`,
  ];
  return `${head.join("\n")}\n\n${message.body}`;
}
