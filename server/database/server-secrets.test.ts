import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import type { DatabaseHandle } from "./connect.ts";
import { SecretKey, readSecretKey } from "./secret-key.ts";
import { ServerSecrets } from "./server-secrets.ts";

const OURS = new SecretKey("ours-ours-ours-ours-ours-ours-ours");
const OTHER = new SecretKey("other-other-other-other-other-other");

describe.each(databaseKinds())("the secrets of a company (%s database)", (kind) => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const kept = () => database.db.selectFrom("server_secrets").selectAll().execute();

  it("are the same for every server with the key, and never plain in the database", async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => new ServerSecrets(database.db, OURS).get("tokens")),
    );
    expect(one).toEqual(two);
    expect(one).toHaveLength(32);
    const text = JSON.stringify(await kept());
    expect(text).toContain("sealed-1:");
    expect(text).not.toContain(one?.toString("base64url"));
  });

  it("are refused to a server with another key, with a sentence that says what to do", async () => {
    const other = new ServerSecrets(database.db, OTHER);
    await expect(other.check()).rejects.toThrow("sealed with another secret key");
    await expect(other.get("tokens")).rejects.toThrow("npm run new-keys");
    await new ServerSecrets(database.db, OURS).check();
  });

  it("cannot be put in each other's place", async () => {
    const secrets = new ServerSecrets(database.db, OURS);
    await secrets.get("tokens");
    const { value } = (await kept()).find(({ name }) => name === "tokens") ?? { value: "" };
    await database.db.insertInto("server_secrets").values({ name: "moved", value }).execute();
    await expect(secrets.check()).rejects.toThrow("sealed with another secret key");
    await database.db.deleteFrom("server_secrets").where("name", "=", "moved").execute();
  });

  it("of an earlier version, kept plain, stay the same and are sealed by the first start", async () => {
    const plain = Buffer.alloc(32, 7).toString("base64url");
    await database.db.insertInto("server_secrets").values({ name: "old", value: plain }).execute();
    const secrets = new ServerSecrets(database.db, OURS);
    await secrets.check();
    expect(JSON.stringify(await kept())).not.toContain(plain);
    expect(await secrets.get("old")).toEqual(Buffer.alloc(32, 7));
  });
});

describe("the secret key", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "trupial-key-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is made once, for its owner's eyes, and serves as SECRET_KEY too", async () => {
    const environment = { DATA_DIR: path.join(folder, "data"), SECRET_KEY: undefined };
    const keys = await Promise.all(Array.from({ length: 16 }, async () => readSecretKey(environment)));
    const sealed = keys[0]?.seal("a", "b") ?? "";
    expect(keys.map((key) => key.open("a", sealed))).toEqual(keys.map(() => "b"));
    const file = path.join(folder, "data", "secret.key");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = (await readFile(file, "utf8")).trim();
    const moved = await readSecretKey({ DATA_DIR: "/nowhere", SECRET_KEY: text });
    expect(moved.open("a", sealed)).toBe("b");
  });

  it("that is damaged is never replaced by a new one", async () => {
    await writeFile(path.join(folder, "secret.key"), "");
    const reading = readSecretKey({ DATA_DIR: folder, SECRET_KEY: undefined });
    await expect(reading).rejects.toThrow("does not hold a secret key");
  });
});
