import { expect, it } from "vitest";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { buildMaps } from "../places/build-maps.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { onADatabase } from "../testing/test-server.ts";
import { closeDemo, refuseDemoSignIns } from "./demo-sign-ins.ts";
import { seedDemo } from "./seed-demo.ts";

const { routes } = buildMaps({ provider: "embedded" });
const PUBLIC = "trupial-demo";

onADatabase("production", (server) => {
  const seed = (password: string) => seedDemo(server.db, { now: TEST_NOON, password, hashPassword, routes });
  const refuse = () => refuseDemoSignIns(server.db, PUBLIC);

  it("is refused on a database that has been a demo, until nobody can sign in with its password", async () => {
    await refuse();
    // Two servers at once on one empty database: one of them fills it.
    const seedings = await Promise.all([seed("another-password"), seed("another-password")]);
    expect(seedings.toSorted()).toEqual(["kept", "seeded"]);
    await expect(refuse()).rejects.toThrow("npm run close-demo");

    const changed = await hashPassword("three iguanas on a wall");
    await server.db.updateTable("accounts").set({ password_hash: changed }).where("id", ">", 1).execute();
    const others = server.db.selectFrom("accounts").select("id").where("id", ">", 1);
    for (const { id } of await others.execute()) {
      const password_hash = await hashPassword(`three iguanas on wall ${id}`);
      await server.db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
    }
    await refuse();

    const password_hash = await hashPassword(PUBLIC);
    await server.db.updateTable("accounts").set({ password_hash }).where("username", "=", "staff").execute();
    await expect(refuse()).rejects.toThrow("has been a demo: staff can still be signed in to");
    expect(await closeDemo(server.db, { password: PUBLIC, now: TEST_NOON })).toEqual(["staff"]);
    await refuse();
    const { state } = await server.db
      .selectFrom("accounts")
      .select("state")
      .where("username", "=", "staff")
      .executeTakeFirstOrThrow();
    expect(state).toBe("suspended");
  });
});
