import { randomBytes, timingSafeEqual } from "node:crypto";
import { rmSync } from "node:fs";
import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import path from "node:path";
import { z } from "zod";
import { CannotStart } from "../../process/cannot-start.ts";
import type { Db } from "../connect.ts";
import { tableSumSchema } from "./table-sums.ts";
import { type WrittenBackup, writeBackup } from "./write-backup.ts";

const LISTENER_FILE = "backup-listener.json";
const doorSchema = z.object({ port: z.number(), token: z.string() });
/** How a backup that was made by a command went. */
const triedBackupSchema = z.object({
  started_at: z.coerce.date(),
  took_ms: z.int(),
  good: z.boolean(),
  copied: z.boolean(),
  file: z.string(),
  machine: z.string(),
  failure: z.string().nullable(),
});
export type TriedBackup = z.output<typeof triedBackupSchema>;
const requestSchema = z.union([
  z.object({ file: z.string().min(1) }),
  z.object({ retention: z.literal(true) }),
  z.object({ map: z.string().min(1).nullable() }),
  z.object({ tried: triedBackupSchema }),
]);
const writtenSchema = z.object({
  rows: z.number(),
  sums: z.array(tableSumSchema),
  migrations: z.array(z.string()),
});
const answerSchema = z.union([
  writtenSchema,
  z.object({ rows: z.number() }),
  z.object({ refused: z.string() }),
]);

/** Tasks that another process may ask of the server that has the database; each says how many rows it was about. */
export type ListenerTasks = {
  db: Db;
  /** Blanks guests whose time is over. */
  retention?: () => Promise<number>;
  /** Puts the packed map of a file in use, or without one the map of the product. */
  putMap?: (file: string | null) => Promise<void>;
  /** Notes how a backup went. */
  noteTry?: (tried: TriedBackup) => Promise<void>;
};

/** While it waits for its turn and writes, a backup may take this long. */
const PATIENCE_MS = 10 * 60_000;

/**
 * A second process cannot open the embedded database, so the server that has it writes backups, blanks old guests and takes
 * imported maps for whoever can read a file in its data directory: only this machine reaches it, and only with the token in that file.
 */
export async function openBackupListener(
  tasks: ListenerTasks,
  dataDirectory: string,
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString("base64url");
  const server = createServer((request, response) => void answer({ ...tasks, token, request, response }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  server.unref();
  const bound = server.address();
  const file = path.join(dataDirectory, LISTENER_FILE);
  const port = bound !== null && typeof bound === "object" ? bound.port : 0;
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ port, token }), { mode: 0o600 });
  await chmod(file, 0o600);
  return async () => {
    rmSync(file, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
}

type BackupRequest = ListenerTasks & { token: string; request: IncomingMessage; response: ServerResponse };

async function answer({ token, request, response, ...tasks }: BackupRequest): Promise<void> {
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    response.writeHead(401).end();
    return;
  }
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
    response.end(JSON.stringify(await perform(tasks, asked)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    response.end(JSON.stringify({ refused: reason }));
  }
}

async function perform(tasks: ListenerTasks, asked: z.infer<typeof requestSchema>): Promise<object> {
  if ("file" in asked) return writeBackup(tasks.db, asked.file);
  if ("retention" in asked) return { rows: (await tasks.retention?.()) ?? 0 };
  if ("tried" in asked) await tasks.noteTry?.(asked.tried);
  else await tasks.putMap?.(asked.map);
  return { rows: 1 };
}

/** Asks the server that works in a data directory for a backup. Null when there is none. */
export async function askForBackup(dataDirectory: string, file: string): Promise<WrittenBackup | null> {
  const written = await askListener(dataDirectory, { file });
  return written && writtenSchema.parse(written);
}

/** Asks the server that works in a data directory to blank old guests. Null when there is none. */
export async function askForRetention(dataDirectory: string): Promise<number | null> {
  return (await askListener(dataDirectory, { retention: true }))?.rows ?? null;
}

/** Hands a packed map to the server that works in a data directory, or none. False when there is no such server. */
export async function askToPutMap(dataDirectory: string, file: string | null): Promise<boolean> {
  return (await askListener(dataDirectory, { map: file })) !== null;
}

/** Tells the server that works in a data directory how a backup went. False when there is no such server. */
export async function askToNoteTry(dataDirectory: string, tried: TriedBackup): Promise<boolean> {
  return (await askListener(dataDirectory, { tried })) !== null;
}

async function askListener(
  dataDirectory: string,
  asked: z.input<typeof requestSchema>,
): Promise<{ rows: number } | null> {
  const text = await readFile(path.join(dataDirectory, LISTENER_FILE), "utf8").catch(() => null);
  if (text === null) return null;
  const { port, token } = doorSchema.parse(JSON.parse(text));
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  // A server that was killed leaves its file behind; another program may have its port now.
  if (!response?.ok) return null;
  const answered = answerSchema.parse(await response.json());
  if ("refused" in answered) throw new CannotStart(answered.refused);
  return answered;
}
