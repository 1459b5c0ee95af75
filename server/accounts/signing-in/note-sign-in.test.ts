import { expect, it } from "vitest";
import { loginEndpoint, registerRiderEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { onEachDatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";
const PHONE = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile";
const LAPTOP = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0";

onEachDatabase("a sign-in", (server) => {
  function signIn(username: string, agent: string, from = "10.8.0.1") {
    const body = { username, password: PASSWORD };
    return server.call(loginEndpoint, { body, headers: { "user-agent": agent }, from });
  }
  async function noticesTo(recipient: string): Promise<number> {
    const notices = server.db.selectFrom("outbox").select("id").where("recipient", "=", recipient);
    return (await notices.where("kind", "=", "new_device").execute()).length;
  }

  it("from a new device is mailed to its owner, one from a known device is not, whatever its version", async () => {
    const email = "ursula@example.com";
    await server.call(registerRiderEndpoint, {
      body: {
        username: "ursula",
        email,
        first_name: "Ursula",
        last_name: "Martina",
        phone_number: "5551234",
        password: PASSWORD,
      },
      headers: { "user-agent": PHONE },
    });
    await signIn("ursula", PHONE.replace("140", "141"));
    await signIn("ursula", PHONE, "10.200.0.1");
    expect(await noticesTo(email)).toBe(0);
    await signIn("ursula", LAPTOP);
    expect(await noticesTo(email)).toBe(1);
    await signIn("ursula", LAPTOP);
    expect(await noticesTo(email)).toBe(1);
  });

  it("of dispatch or staff from a new place is mailed as well, and each is in the audit log", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { email, id } = await makeAccount(server, { role: "operator", username: "desk", passwordHash });
    await signIn("desk", LAPTOP);
    expect(await noticesTo(email)).toBe(0);
    await signIn("desk", LAPTOP, "10.77.0.1");
    expect(await noticesTo(email)).toBe(1);
    const entries = server.db.selectFrom("audit_log").select("action").where("actor_id", "=", id);
    expect(await entries.execute()).toEqual([{ action: "sign_in" }, { action: "sign_in" }]);
  });
});
