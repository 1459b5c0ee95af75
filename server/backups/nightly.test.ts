import { mkdtempSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listBackupsEndpoint } from "../../contract/backups/backups.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { readEnvironment } from "../environment/environment.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type MailCatcher, startMailCatcher } from "../testing/mail-catcher.ts";
import { readFigures } from "../testing/read-figures.ts";
import { copyEmbeddedTo } from "../testing/test-databases.ts";
import { onADatabase } from "../testing/test-server.ts";
import { mailAlert } from "./mail-alert.ts";
import { backUpTonight, nextNight } from "./nightly.ts";
import { noteBackupTry } from "./note-backup-try.ts";
import { rehearseRestore } from "./rehearse-restore.ts";

const folder = mkdtempSync(path.join(tmpdir(), "trupial-nightly-"));
afterAll(() => rm(folder, { recursive: true }));
const share = path.join(folder, "share");
const nights = path.join(folder, "nights");
const at = (time: string) => new Date(`2026-11-20T${time}-04:00`);

onADatabase("a backup of every night", (server) => {
  const environment = async () => {
    const settings = { DATA_DIR: path.join(folder, "data"), BACKUP_COPY: share };
    if (server.url !== null) return readEnvironment({ ...settings, DATABASE_URL: server.url });
    await copyEmbeddedTo(path.join(settings.DATA_DIR, "database"));
    return readEnvironment(settings);
  };

  it(
    "is tried, copied off the machine and brought back from there, and older ones than thirty days go",
    { timeout: 180_000 },
    async () => {
      await mkdir(share);
      await mkdir(nights);
      for (const name of ["2026-10-20.gz", "2026-10-21.gz", "before-the-move.gz"])
        await writeFile(path.join(nights, name), "");
      const said: string[] = [];
      const say = (sentence: string) => void said.push(sentence);
      await backUpTonight({ environment: await environment(), folder: nights, now: at("03:30:00"), say });
      expect((await readdir(nights)).toSorted()).toEqual([
        "2026-10-21.gz",
        "2026-11-20.gz",
        "before-the-move.gz",
      ]);
      expect(await readdir(share)).toEqual(["2026-11-20.gz"]);
      expect(said).toEqual([
        expect.stringContaining("Backed up"),
        expect.stringContaining("hold what was written"),
        `Copied it to ${share}, and read it back from there.`,
      ]);
      const rows = /^Backed up (\d+) rows/.exec(said[0] ?? "")?.[1];

      said.length = 0;
      await rehearseRestore({ environment: await environment(), from: null, say });
      expect(said).toEqual([
        expect.stringMatching(/^Fetched 2026-11-20\.gz from .* in \d+\.\d s\.$/),
        expect.stringMatching(/^Bringing back 2026-11-20\.gz \(\d+\.\d MB\)\.$/),
        expect.stringMatching(
          new RegExp(
            String.raw`^Restored ${rows} rows in \d+ tables and compared each of them in \d+\.\d s\.$`,
          ),
        ),
        expect.stringMatching(/^The whole of it took \d+\.\d s\./),
      ]);
    },
  );

  it("that failed is noted with its reason, beside the last good one, for figures and office", async () => {
    const failing = await environment();
    const asked = {
      environment: { ...failing, BACKUP_COPY: path.join(folder, "not-mounted") },
      folder: path.join(folder, "file"),
      now: at("03:30:00"),
    };
    await writeFile(asked.folder, "");
    await expect(backUpTonight({ ...asked, say: () => undefined })).rejects.toThrow("EEXIST");
    const now = server.clock.now().getTime();
    await server.db.deleteFrom("backup_tries").execute();
    const { figure } = await readFigures(server);
    expect(figure("trupial_backup_age_seconds", { of: "good" })).toBeNaN();

    const tried = { took_ms: 900, file: "/nights/one.gz", machine: "desk", failure: null };
    await noteBackupTry(server.db, {
      ...tried,
      started_at: new Date(now - 3 * DAY_MS),
      good: true,
      copied: true,
    });
    await noteBackupTry(server.db, {
      ...tried,
      started_at: new Date(now - 2 * DAY_MS),
      good: true,
      copied: false,
    });
    const failure = "The backup cannot be written to /nights/one.gz (ENOSPC).";
    await noteBackupTry(server.db, {
      ...tried,
      started_at: new Date(now - MINUTE_MS),
      good: false,
      copied: false,
      failure,
    });
    const after = await readFigures(server);
    const ages = ["copied", "good", "tried"].map((of) => after.figure("trupial_backup_age_seconds", { of }));
    expect(ages).toEqual([3 * 86_400, 2 * 86_400, 60]);
    const { token } = await makeAccount(server, { role: "staff" });
    expect(await server.call(listBackupsEndpoint, { token })).toMatchObject({
      last_good_at: new Date(now - 2 * DAY_MS).toISOString(),
      last_tried_at: new Date(now - MINUTE_MS).toISOString(),
    });

    // Whatever is forgotten, the last good one is known.
    await noteBackupTry(server.db, {
      ...tried,
      started_at: new Date(now + 500 * DAY_MS),
      good: false,
      copied: false,
      failure,
    });
    const left = await server.db
      .selectFrom("backup_tries")
      .select(["good", "copied"])
      .orderBy("id")
      .execute();
    expect(left).toEqual([
      { good: true, copied: false },
      { good: false, copied: false },
    ]);
  });
});

describe("the next night", () => {
  const empty = path.join(folder, "no-nights");
  const since = async (...days: string[]) => {
    const place = mkdtempSync(path.join(folder, "since-"));
    for (const day of days) await writeFile(path.join(place, `${day}.gz`), "");
    return place;
  };

  it.each([
    ["has passed without a backup", [], "12:00:00", at("12:00:00")],
    ["was slept through", ["2026-11-18"], "02:00:00", at("02:00:00")],
    ["is the coming one", ["2026-11-19"], "02:00:00", at("03:30:00")],
    ["is now", ["2026-11-19"], "03:30:00", at("03:30:00")],
    ["is tomorrow's", ["2026-11-19", "2026-11-20"], "03:31:00", new Date(at("03:30:00").getTime() + DAY_MS)],
  ])("%s: %j at %s", async (_title, days, time, next) => {
    expect(await nextNight(await since(...days), at(time))).toEqual(next);
  });

  it("is at once where the folder isn't there yet", async () => {
    expect(await nextNight(empty, at("12:00:00"))).toEqual(at("12:00:00"));
  });
});

describe("a backup that failed", () => {
  let mails: MailCatcher;
  beforeAll(async () => {
    mails = await startMailCatcher();
  });
  afterAll(() => mails.close());

  it("is mailed to whoever runs the servers, without a database", async () => {
    const environment = readEnvironment({ SMTP_URL: mails.url, ALERT_EMAIL: "night@taxi.example" });
    await mailAlert(environment, { what: "trupial-backup.service", reason: "The disk is full." });
    expect(mails.messages).toEqual([expect.stringMatching(/To: night@taxi\.example[^]+The disk is full\./)]);
    expect(mails.messages[0]).toContain("Subject: Trupial: trupial-backup.service failed on ");
    const nobody = readEnvironment({ SMTP_URL: mails.url });
    await expect(mailAlert(nobody, { what: "it", reason: "" })).rejects.toThrow("Nobody is told");
    mails.refuse = "554 no";
    await expect(mailAlert(environment, { what: "it", reason: "" })).rejects.toThrow(
      "ALERT_EMAIL can't be sent",
    );
  });
});
