import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CannotStart } from "../process/cannot-start.ts";
import { copyEmbeddedTo } from "../testing/test-databases.ts";
import { openProductDatabase } from "./open-product-database.ts";

describe("an embedded database that is damaged", () => {
  it("is refused with a sentence, and its folder is let go", { timeout: 120_000 }, async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), "trupial-damaged-"));
    await copyEmbeddedTo(path.join(DATA_DIR, "database"));
    const opening = () =>
      openProductDatabase({ DATA_DIR, DATABASE_URL: undefined, DATABASE_DIRECT_URL: undefined });
    const inDatabase = (name: string) => path.join(DATA_DIR, "database", name);
    for (const damage of [
      () => writeFile(inDatabase("PG_VERSION"), "9.6\n"),
      () => truncate(inDatabase("global/pg_control"), 100),
      () => rm(inDatabase("global"), { recursive: true }),
    ]) {
      await damage();
      const refusal = await opening().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(CannotStart);
      expect(refusal).toMatchObject({ message: expect.stringContaining("cannot be opened: it is damaged") });
    }
    await rm(DATA_DIR, { recursive: true });
  });
});
