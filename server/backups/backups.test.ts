import { mkdtempSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import {
  downloadBackupEndpoint,
  listBackupsEndpoint,
  startBackupEndpoint,
  verifyBackupEndpoint,
} from "../../contract/backups/backups.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { CannotStart } from "../process/cannot-start.ts";
import type { BackupNews } from "../database/backup/backup-news.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { makeAccount } from "../testing/accounts.ts";
import { bookARide } from "../testing/rides.ts";
import { copyEmbeddedTo } from "../testing/test-databases.ts";
import { type TestServer, onADatabase, openTestServer } from "../testing/test-server.ts";
import { backupsOf } from "./backup-process.ts";
import { KEPT } from "./backup-runs.ts";
import type { BackupTask } from "./make-backup.ts";

const PATIENCE_MS = 300_000;

const folder = mkdtempSync(path.join(tmpdir(), "trupial-backups-"));
afterAll(() => rm(folder, { recursive: true }));

const PASSWORD = "a password of the office";

/** Backups that go on as the test says. */
class HandMade {
  readonly tasks: BackupTask[] = [];
  #tell: (news: BackupNews) => void = () => undefined;
  #end: (error: Error | null) => void = () => undefined;

  readonly make = (task: BackupTask, tell: (news: BackupNews) => void) => {
    this.tasks.push(task);
    this.#tell = tell;
    let end: (error: Error | null) => void = () => undefined;
    const done = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    this.#end = end;
    return { done, stop: () => end(new Error("stopped")) };
  };

  async write(content = "rows"): Promise<void> {
    await writeFile(this.tasks.at(-1)?.file ?? "", content);
    this.#tell({ rows: 7 });
  }

  end(error: Error | null = null): void {
    if (error === null) this.#tell({ tables: 3 });
    this.#end(error);
  }
}

const made = new HandMade();
const settings = { folder: path.join(folder, "office"), server: "desk", make: made.make };

async function latest(server: TestServer, token: string) {
  const { backups } = await server.call(listBackupsEndpoint, { token });
  return backups[0];
}

/** Waits until the server has begun on the work that it was asked for. */
async function begun(tasks: number): Promise<void> {
  await expect.poll(() => made.tasks.length).toBe(tasks);
}

onADatabase(
  "a backup from the office",
  (server) => {
    it("says how far it is, is one at a time, and stands in the audit log", async () => {
      const { token, username } = await makeAccount(server, { role: "staff" });
      const tasks = made.tasks.length;
      const both = await Promise.all([1, 2].map(() => server.request(startBackupEndpoint, { token })));
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
      expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: "backup_running",
      });
      await begun(tasks + 1);
      expect(await latest(server, token)).toMatchObject({
        state: "running",
        step: "writing",
        started_by: username,
        server: "desk",
        here: false,
      });

      await made.write("all that is there");
      await expect.poll(async () => (await latest(server, token))?.step).toBe("verifying");
      expect(await latest(server, token)).toMatchObject({ state: "running", rows: 7, verified_at: null });
      made.end();
      await expect.poll(async () => (await latest(server, token))?.state).toBe("done");
      const now = server.clock.now().toISOString();
      expect(await latest(server, token)).toMatchObject({
        bytes: 17,
        tables: 3,
        written_at: now,
        verified_at: now,
        here: true,
        removed: false,
      });
      const query = { action: "start_backup" as const };
      expect(await server.call(listAuditLogEndpoint, { query, token })).toMatchObject([{ actor: username }]);
    });

    it("is given to whoever types the password, and to nobody else", async () => {
      const passwordHash = await hashPassword(PASSWORD);
      const { token } = await makeAccount(server, { role: "staff", passwordHash });
      const { id = 0, file } = (await latest(server, token)) ?? {};
      const take = (password: string) =>
        server.request(downloadBackupEndpoint, { params: { id }, body: { password }, token });
      const wrong = await take("not-it");
      expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: "Incorrect password." }]);
      const query = { action: "download_backup" as const };
      expect(await server.call(listAuditLogEndpoint, { query, token })).toEqual([]);
      const taken = await take(PASSWORD);
      expect([taken.statusCode, taken.body]).toEqual([200, "all that is there"]);
      expect(taken.headers["content-disposition"]).toBe(`attachment; filename="${file}"`);
      expect(await server.call(listAuditLogEndpoint, { query, token })).toMatchObject([{ detail: { file } }]);
    });

    it("is verified once more, and says why it isn't whole", async () => {
      const { token } = await makeAccount(server, { role: "staff" });
      const { id = 0 } = (await latest(server, token)) ?? {};
      const tasks = made.tasks.length;
      expect(await server.call(verifyBackupEndpoint, { params: { id }, token })).toMatchObject({
        state: "running",
        step: "verifying",
        verified_at: null,
      });
      await begun(tasks + 1);
      expect(made.tasks.at(-1)?.step).toBe("verifying");
      const again = await server.request(verifyBackupEndpoint, { params: { id }, token });
      expect(again.json()).toMatchObject({ code: "backup_running" });
      made.end(new CannotStart("it does not bring back: rides (other values)."));
      await expect.poll(async () => (await latest(server, token))?.state).toBe("failed");
      expect(await latest(server, token)).toMatchObject({
        failure: expect.stringContaining("rides"),
        here: true,
      });
    });

    it("counts as cut off when its server is silent, and the next can begin", async () => {
      const passwordHash = await hashPassword(PASSWORD);
      const { token } = await makeAccount(server, { role: "staff", passwordHash });
      const tasks = made.tasks.length;
      const first = await server.call(startBackupEndpoint, { token });
      await begun(tasks + 1);
      server.clock.advance(31 * SECOND_MS);
      expect(await latest(server, token)).toMatchObject({ id: first.id, state: "cut_off", here: false });
      const second = await server.call(startBackupEndpoint, { token });
      await begun(tasks + 2);
      await made.write();
      made.end();
      await expect.poll(async () => (await latest(server, token))?.state).toBe("done");
      const { backups } = await server.call(listBackupsEndpoint, { token });
      expect(backups.slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
        [second.id, "done"],
        [first.id, "cut_off"],
      ]);
      const gone = await server.request(downloadBackupEndpoint, {
        params: { id: first.id },
        body: { password: PASSWORD },
        token,
      });
      expect([gone.statusCode, gone.json().code]).toEqual([409, "backup_elsewhere"]);
    });

    it("keeps the newest files and removes the others", { timeout: PATIENCE_MS }, async () => {
      const { token } = await makeAccount(server, { role: "staff" });
      for (let count = 0; count < KEPT + 1; count += 1) {
        const tasks = made.tasks.length;
        server.clock.advance(SECOND_MS);
        await server.call(startBackupEndpoint, { token });
        await begun(tasks + 1);
        await made.write();
        made.end();
        await expect.poll(async () => (await latest(server, token))?.state).toBe("done");
      }
      const left = async () => (await readdir(settings.folder)).length;
      await expect.poll(left).toBe(KEPT);
      const { backups, kept } = await server.call(listBackupsEndpoint, { token });
      expect(kept).toBe(KEPT);
      expect(backups.filter(({ here }) => here).map(({ id }) => id)).toEqual(
        backups.slice(0, KEPT).map(({ id }) => id),
      );
      expect(backups.filter(({ removed }) => removed).length).toBeGreaterThan(0);
    });
  },
  { backups: settings },
);

describe("on the embedded database", () => {
  it(
    "is made beside a server that goes on answering, and given up when that stops",
    { timeout: PATIENCE_MS },
    async () => {
      const data = path.join(folder, "data");
      await copyEmbeddedTo(path.join(data, "database"));
      const places = {
        DATA_DIR: data,
        BACKUP_DIR: undefined,
        DATABASE_URL: undefined,
        DATABASE_DIRECT_URL: undefined,
      };
      const database = await openProductDatabase(places);
      const server = await openTestServer("embedded", { database, backups: backupsOf(places, database) });
      const { token } = await makeAccount(server, { role: "staff" });
      await bookARide(server, { rider_name: "Zoë O'Brien" });
      await server.call(startBackupEndpoint, { token });
      await expect
        .poll(async () => (await latest(server, token))?.state, { timeout: PATIENCE_MS })
        .toBe("done");
      const backup = await latest(server, token);
      expect(backup).toMatchObject({ here: true, failure: null, tables: expect.any(Number) });
      const files = await readdir(path.join(data, "backups"));
      expect(files).toEqual([backup?.file]);
      const content = gunzipSync(await readFile(path.join(data, "backups", files[0] ?? ""))).toString();
      expect(content).toContain("Zoë O'Brien");

      await server.call(verifyBackupEndpoint, { params: { id: backup?.id ?? 0 }, token });
      await server.app.close();
      const state = await database.db.selectFrom("backups").select("state").executeTakeFirstOrThrow();
      expect(state).toEqual({ state: "cut_off" });
      await server.close();
    },
  );
});
