import { mkdtempSync } from "node:fs";
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../../environment/environment.ts";
import { type FakeS3, startFakeS3 } from "../../testing/fake-s3.ts";
import { copyBackup, copyPlaceOf, newestCopy } from "./copy-place.ts";
import { NO_BODY, signed } from "./s3-signature.ts";

const KEYS = { key: "a-key", secret: "a secret of the bucket", region: "us-east-1" };
const folder = mkdtempSync(path.join(tmpdir(), "trupial-copies-"));
afterAll(() => rm(folder, { recursive: true }));

async function aBackup(name: string, content = `rows of ${name}`): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

describe("a copy of a backup in a folder", () => {
  const place = (name: string) => {
    const found = copyPlaceOf(readEnvironment({ BACKUP_COPY: path.join(folder, name) }));
    if (found === null) throw new Error("there is a place");
    return found;
  };

  it("is what was copied, for its owner alone, and can be fetched", async () => {
    await mkdir(path.join(folder, "share"));
    await copyBackup(place("share"), await aBackup("2026-11-20.gz"));
    await copyBackup(place("share"), await aBackup("2026-11-19.gz"));
    expect((await readdir(path.join(folder, "share"))).toSorted()).toEqual([
      "2026-11-19.gz",
      "2026-11-20.gz",
    ]);
    expect((await stat(path.join(folder, "share", "2026-11-20.gz"))).mode & 0o777).toBe(0o600);
    expect(await newestCopy(place("share"))).toBe("2026-11-20.gz");
    const back = path.join(folder, "back.gz");
    await place("share").fetch("2026-11-20.gz", back);
    expect(await readFile(back, "utf8")).toBe("rows of 2026-11-20.gz");
  });

  it("is refused where the share isn't there, which no folder is made for", async () => {
    const file = await aBackup("2026-11-21.gz");
    await expect(copyBackup(place("not-mounted"), file)).rejects.toThrow(
      `The folder ${path.join(folder, "not-mounted")} of BACKUP_COPY can't be used (ENOENT).`,
    );
    await expect(stat(path.join(folder, "not-mounted"))).rejects.toThrow("ENOENT");
  });
});

describe("a copy of a backup in a bucket", () => {
  let store: FakeS3;
  beforeAll(async () => {
    store = await startFakeS3(KEYS);
  });
  afterAll(() => store.close());

  const bucket = (settings: Record<string, string> = {}) => {
    const place = copyPlaceOf(
      readEnvironment({
        BACKUP_COPY: `${store.url}/backups/of a taxi/`,
        BACKUP_COPY_KEY: KEYS.key,
        BACKUP_COPY_SECRET: KEYS.secret,
        ...settings,
      }),
    );
    if (place === null) throw new Error("there is a place");
    return place;
  };

  it("is read back whole, found as the newest over several pages, and fetched", async () => {
    for (const day of [18, 21, 20, 19, 17]) await copyBackup(bucket(), await aBackup(`2026-11-${day}.gz`));
    expect([...store.objects.keys()]).toContain("/backups/of%20a%20taxi/2026-11-21.gz");
    expect(await newestCopy(bucket())).toBe("2026-11-21.gz");
    const back = path.join(folder, "from-bucket.gz");
    await bucket().fetch("2026-11-21.gz", back);
    expect(await readFile(back, "utf8")).toBe("rows of 2026-11-21.gz");
  });

  it("fails where the store keeps something else, knows the keys not, or isn't there, with a sentence", async () => {
    const file = await aBackup("2026-11-22.gz");
    store.spoils = true;
    await expect(copyBackup(bucket(), file)).rejects.toThrow("is not what was copied");
    store.spoils = false;
    await expect(copyBackup(bucket({ BACKUP_COPY_SECRET: "another" }), file)).rejects.toThrow(
      /of BACKUP_COPY answered 403: <Code>SignatureDoesNotMatch/,
    );
    const nowhere = bucket({ BACKUP_COPY: "http://127.0.0.1:9/backups" });
    await expect(copyBackup(nowhere, file)).rejects.toThrow("of BACKUP_COPY can't be reached");
  });

  it("needs its keys", () => {
    expect(() => readEnvironment({ BACKUP_COPY: "https://s3.example/backups" })).toThrow(
      "BACKUP_COPY_SECRET must be set",
    );
    expect(() => readEnvironment({ BACKUP_COPY: "backups" })).toThrow(
      "BACKUP_COPY must be a folder's whole path",
    );
  });
});

/** The examples of AWS's documentation of Signature Version 4 for S3, with its made-up keys. */
describe("the signature of a call to a bucket", () => {
  const keys = {
    key: "AKIAIOSFODNN7EXAMPLE",
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
  };
  const at = new Date("2013-05-24T00:00:00Z");
  const nothing = { "x-amz-content-sha256": NO_BODY };
  const host = "https://examplebucket.s3.amazonaws.com";

  it.each([
    [
      "GET",
      "/test.txt",
      { ...nothing, range: "bytes=0-9" },
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ],
    [
      "GET",
      "/?max-keys=2&prefix=J",
      nothing,
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    ],
    [
      "PUT",
      "/test%24file.text",
      {
        "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
        "x-amz-storage-class": "REDUCED_REDUNDANCY",
        date: "Fri, 24 May 2013 00:00:00 GMT",
      },
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    ],
  ])("is the known one of %s %s", (method, where, headers, signature) => {
    const { authorization } = signed({ method, url: new URL(where, host), headers, at }, keys);
    expect(authorization?.split("Signature=")[1]).toBe(signature);
  });
});
