import { expect, it } from "vitest";
import { login } from "../../contract/accounts/accounts.endpoints.ts";
import { testConnection } from "../../contract/health/health.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onEachDatabase } from "../testing/test-house.ts";
import { hashPassword } from "./passwords.ts";

const PASSWORD = "a mango in the shade";

onEachDatabase("ten wrong passwords", (house) => {
  async function tryPassword(username: string, password: string, from: string) {
    return house.ask(login, { body: { username, password }, from });
  }
  async function failTenTimes(username: string, from: string) {
    for (let round = 0; round < 10; round += 1) {
      expect((await tryPassword(username, "wrong", from)).statusCode).toBe(401);
    }
  }

  it("slow that account down from that address, by name and e-mail alike, and never its owner elsewhere", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(house, { role: "rider", username: "slow", email: "slow@example.com", passwordHash });
    await failTenTimes("slow", "190.4.1.1");
    for (const username of ["slow", "slow@example.com"]) {
      const refused = await tryPassword(username, PASSWORD, "190.4.1.1");
      expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "30"]);
      expect(refused.json()).toMatchObject({ code: "rate_limited", retry_after: 30 });
    }
    expect((await tryPassword("slow", PASSWORD, "190.4.1.2")).statusCode).toBe(200);
  });

  it("cost twice as long with each further one, and nothing after the right one", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(house, { role: "rider", username: "patient", passwordHash });
    await failTenTimes("patient", "190.4.2.1");
    house.clock.advance(30_000);
    expect((await tryPassword("patient", "wrong", "190.4.2.1")).statusCode).toBe(401);
    expect((await tryPassword("patient", PASSWORD, "190.4.2.1")).headers["retry-after"]).toBe("60");
    house.clock.advance(60_000);
    expect((await tryPassword("patient", PASSWORD, "190.4.2.1")).statusCode).toBe(200);
    expect((await tryPassword("patient", "wrong", "190.4.2.1")).statusCode).toBe(401);
  });

  it("are counted for a name that does not exist as for one that does", async () => {
    await failTenTimes("nobody", "190.4.3.1");
    expect((await tryPassword("nobody", "wrong", "190.4.3.1")).statusCode).toBe(429);
  });

  it("are counted for a whole IPv6 network, whose owner has as many addresses as he likes", async () => {
    for (let host = 1; host <= 10; host += 1) await tryPassword("six", "wrong", `2001:db8:1:2::${host}`);
    expect((await tryPassword("six", "wrong", "2001:db8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await tryPassword("six", "wrong", "2001:db8:1:3::1")).statusCode).toBe(401);
  });

  it("are not what right ones count as, however many come at once", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(house, { role: "rider", username: "busy", passwordHash });
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => tryPassword("busy", PASSWORD, "190.4.5.1")),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200));
  });

  it("count when they come all at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryPassword("burst", "wrong", "190.4.4.1")),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(10);
  });
});

onEachDatabase("a flood of sign-ins", (house) => {
  it("is refused beyond a bounded queue, for known and unknown names alike, while the rest is served", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(house, { role: "rider", username: "known", passwordHash });
    for (const username of ["known", "unknown"]) {
      const flood = Array.from({ length: 200 }, (_, host) =>
        house.ask(login, { body: { username, password: "wrong" }, from: `10.1.${host}.1` }),
      );
      expect((await house.ask(testConnection, {})).statusCode).toBe(200);
      const answers = await Promise.all(flood);
      const busy = answers.filter((answer) => answer.statusCode === 503);
      expect(busy.length).toBeGreaterThan(0);
      expect(busy[0]?.headers["retry-after"]).toBe("2");
      expect(answers.filter((answer) => answer.statusCode === 401).length).toBe(200 - busy.length);
    }
    expect((await house.ask(login, { body: { username: "known", password: PASSWORD } })).statusCode).toBe(
      200,
    );
  });
});
