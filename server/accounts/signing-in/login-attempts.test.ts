import { expect, it } from "vitest";
import { loginEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { testConnectionEndpoint } from "../../../contract/health/health.endpoints.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";

async function tryPassword(server: TestServer, username: string, password: string, from: string) {
  return server.request(loginEndpoint, { body: { username, password }, from });
}

onADatabase("ten wrong passwords", (server) => {
  async function failTenTimes(username: string, from: string) {
    for (let round = 0; round < 10; round += 1) {
      expect((await tryPassword(server, username, "wrong", from)).statusCode).toBe(401);
    }
  }

  it("slow that name down from that address, and never its owner elsewhere", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(server, { role: "rider", username: "slow", email: "slow@example.com", passwordHash });
    await failTenTimes("slow", "190.4.1.1");
    const refused = await tryPassword(server, "slow", PASSWORD, "190.4.1.1");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "30"]);
    expect(refused.json()).toMatchObject({ code: "rate_limited", retry_after: 30 });
    expect((await tryPassword(server, "slow", PASSWORD, "190.4.1.2")).statusCode).toBe(200);
  });

  it("do not betray whose e-mail belongs to that name: it answers as any other does", async () => {
    await makeAccount(server, { role: "rider", username: "private", email: "private@example.com" });
    await failTenTimes("private", "190.4.6.1");
    for (const username of ["private@example.com", "another@example.com"]) {
      expect((await tryPassword(server, username, "wrong", "190.4.6.1")).statusCode).toBe(401);
    }
  });

  it("cost no more when the clock is set back, and a right one before that costs nothing", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(server, { role: "rider", username: "early", passwordHash });
    await makeAccount(server, { role: "rider", username: "earlier", passwordHash });
    expect((await tryPassword(server, "early", PASSWORD, "190.4.7.1")).statusCode).toBe(200);
    await failTenTimes("earlier", "190.4.7.1");
    server.clock.advance(-24 * 60 * 60_000);
    expect((await tryPassword(server, "early", PASSWORD, "190.4.7.1")).statusCode).toBe(200);
    expect((await tryPassword(server, "earlier", PASSWORD, "190.4.7.1")).headers["retry-after"]).toBe("30");
    server.clock.advance(30_000);
    expect((await tryPassword(server, "earlier", PASSWORD, "190.4.7.1")).statusCode).toBe(200);
    server.clock.advance(24 * 60 * 60_000);
  });

  it("cost twice as long with each further one, and nothing after the right one", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(server, { role: "rider", username: "patient", passwordHash });
    await failTenTimes("patient", "190.4.2.1");
    server.clock.advance(30_000);
    expect((await tryPassword(server, "patient", "wrong", "190.4.2.1")).statusCode).toBe(401);
    expect((await tryPassword(server, "patient", PASSWORD, "190.4.2.1")).headers["retry-after"]).toBe("60");
    server.clock.advance(60_000);
    expect((await tryPassword(server, "patient", PASSWORD, "190.4.2.1")).statusCode).toBe(200);
    expect((await tryPassword(server, "patient", "wrong", "190.4.2.1")).statusCode).toBe(401);
  });

  it("are counted for a name that does not exist as for one that does", async () => {
    await failTenTimes("nobody", "190.4.3.1");
    expect((await tryPassword(server, "nobody", "wrong", "190.4.3.1")).statusCode).toBe(429);
  });

  it("are counted for a whole IPv6 network, whose owner has any number of addresses", async () => {
    for (let host = 1; host <= 10; host += 1)
      await tryPassword(server, "six", "wrong", `2001:db8:1:2::${host}`);
    expect((await tryPassword(server, "six", "wrong", "2001:db8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await tryPassword(server, "six", "wrong", "2001:db8:1:3::1")).statusCode).toBe(401);
  });
});

onEachDatabase("passwords at once", (server) => {
  it("count as wrong only where they are, however many come", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(server, { role: "rider", username: "busy", passwordHash });
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => tryPassword(server, "busy", PASSWORD, "190.4.5.1")),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200));
  });

  it("count each of ten wrong ones", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryPassword(server, "burst", "wrong", "190.4.4.1")),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(10);
  });
});

onADatabase("a flood of sign-ins", (server) => {
  it("from one address lets every honest one through that comes from elsewhere", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const honest = Array.from({ length: 24 }, (_, person) => `honest${person}`);
    await Promise.all(
      honest.map((username) => makeAccount(server, { role: "rider", username, passwordHash })),
    );
    const flood = Array.from({ length: 300 }, (_, guess) =>
      server.request(loginEndpoint, {
        body: { username: `guess${guess}`, password: "wrong" },
        from: "10.9.9.9",
      }),
    );
    const answers = await Promise.all(
      honest.map((username, person) =>
        server.request(loginEndpoint, { body: { username, password: PASSWORD }, from: `10.8.${person}.1` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(honest.map(() => 200));
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(200);
  });

  it("is refused beyond a bounded queue, for known and unknown names alike, while the rest is served", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeAccount(server, { role: "rider", username: "known", passwordHash });
    for (const username of ["known", "unknown"]) {
      const flood = Array.from({ length: 200 }, (_, host) =>
        server.request(loginEndpoint, { body: { username, password: "wrong" }, from: `10.1.${host}.1` }),
      );
      expect((await server.request(testConnectionEndpoint, {})).statusCode).toBe(200);
      const answers = await Promise.all(flood);
      const busy = answers.filter((answer) => answer.statusCode === 503);
      expect(busy.length).toBeGreaterThan(0);
      expect(busy[0]?.headers["retry-after"]).toBe("2");
      expect(answers.filter((answer) => answer.statusCode === 401).length).toBe(200 - busy.length);
    }
    expect(
      (await server.request(loginEndpoint, { body: { username: "known", password: PASSWORD } })).statusCode,
    ).toBe(200);
  });
});
