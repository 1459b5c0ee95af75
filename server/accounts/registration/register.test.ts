import { expect, it } from "vitest";
import { loginEndpoint, registerRiderEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { onADatabase } from "../../testing/test-server.ts";

const ROSA = {
  username: "Rosa",
  email: "Rosa@Example.com",
  first_name: "Rosa",
  last_name: "Martina",
  phone_number: "5551234",
  password: "kadushi und lamunchi",
};

onADatabase("registering", (server) => {
  it("makes a rider, whatever role is asked for, and signs in", async () => {
    const body = { ...ROSA, role: "staff", id: 1, state: "suspended" };
    const answer = await server.call(registerRiderEndpoint, { body });
    expect(answer).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      role: "rider",
      username: "Rosa",
      last_visited_page: null,
    });
    expect(await server.call(readMeEndpoint, { token: answer.access })).toMatchObject({
      username: "Rosa",
      email: "Rosa@Example.com",
      role: "rider",
      phone_number: "5551234",
      vip_level: 0,
      two_factor: "unavailable",
      driver: null,
    });
  });

  it("refuses a taken name or e-mail in any capitals, and says which", async () => {
    const cases = [
      [{ username: "ROSA", email: "other@example.com" }, ["username"]],
      [{ username: "Ｒｏｓａ", email: "wide@example.com" }, ["username"]],
      [{ username: "rosa2", email: "ROSA@example.COM" }, ["email"]],
      [{ username: "rosa", email: "rosa@example.com" }, ["username", "email"]],
    ] as const;
    for (const [change, fields] of cases) {
      const response = await server.request(registerRiderEndpoint, { body: { ...ROSA, ...change } });
      expect(response.statusCode).toBe(409);
      const body = response.json<{ code: string; fields: object }>();
      expect([body.code, Object.keys(body.fields)]).toEqual(["account_taken", fields]);
    }
  });

  it("makes one account of two that come at the same moment", async () => {
    const body = { ...ROSA, username: "twin", email: "twin@example.com" };
    const answers = await Promise.all([1, 2, 3].map(() => server.request(registerRiderEndpoint, { body })));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  it("says the spec's sentence for a phone number that is not one", async () => {
    for (const phone_number of ["12345", "12345678", "abc"]) {
      const response = await server.request(registerRiderEndpoint, { body: { ...ROSA, phone_number } });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        error: "Phone number must be exactly 7 digits.",
        fields: { phone_number: "Phone number must be exactly 7 digits." },
      });
    }
  });

  it("names every field that is missing", async () => {
    const response = await server.request(registerRiderEndpoint, { body: {} as typeof ROSA });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(Object.keys(ROSA));
  });

  it("refuses a password that is short, common or the account's own name", async () => {
    for (const password of [
      "seven77",
      "password123",
      "Curacao2025",
      "QWERTYUIOP",
      "rosa@example.com",
      "a".repeat(129),
    ]) {
      const response = await server.request(registerRiderEndpoint, { body: { ...ROSA, password } });
      expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
        400,
        ["password"],
      ]);
    }
    const name = "rosa.quayside";
    const body = { ...ROSA, username: name, password: name };
    const own = await server.request(registerRiderEndpoint, { body });
    const sentence = "Your password can't be your own name. Please choose another.";
    expect(own.json()).toMatchObject({ error: sentence, fields: { password: sentence } });
  });

  it("takes a number with a country code and any composition of eight characters", async () => {
    const body = {
      ...ROSA,
      username: "señora.piñata",
      email: "pinata@example.com",
      phone_number: "+31 6 12345678",
      password: "ñandú 🦙 x",
    };
    const { access } = await server.call(registerRiderEndpoint, { body });
    expect(await server.call(readMeEndpoint, { token: access })).toMatchObject({
      phone_number: "+31612345678",
    });
    await server.call(loginEndpoint, { body: { username: "SEÑORA.piñata", password: "ñandú 🦙 x" } });
  });
});
