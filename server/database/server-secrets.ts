import { randomBytes } from "node:crypto";
import type { Db } from "./connect.ts";

const SECRET_BYTES = 32;

/** A secret this company's servers share, made by the first one that asks for it. */
export async function getServerSecret(db: Db, name: string): Promise<Buffer> {
  const fresh = randomBytes(SECRET_BYTES).toString("base64url");
  await db
    .insertInto("server_secrets")
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("server_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, "base64url");
}
