import { expect, it } from "vitest";
import {
  listSavedViewsEndpoint,
  removeSavedViewEndpoint,
  saveViewEndpoint,
} from "../../contract/reports/saved-views.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("a saved view", (server) => {
  const save = (token: string, name: string, shared: boolean, query = "type=xl&span=month") =>
    server.call(saveViewEndpoint, { body: { page: "history", name, query, shared }, token });
  const namesOf = async (token: string) =>
    (await server.call(listSavedViewsEndpoint, { query: { page: "history" }, token })).map(
      ({ name }) => name,
    );
  const remove = (token: string, id: number) =>
    server.request(removeSavedViewEndpoint, { params: { id }, token });

  it("is one's own until it is shared, and one of the same name is replaced", async () => {
    const one = await makeAccount(server, { role: "operator", firstName: "Ana", lastName: "Curiel" });
    const other = await makeAccount(server, { role: "operator" });
    const { id } = await save(one.token, "XL of the month", false);
    expect([await namesOf(one.token), await namesOf(other.token)]).toEqual([["XL of the month"], []]);
    const again = await save(one.token, "XL of the month", true, "type=xl");
    expect([again.id, again.query, again.by]).toEqual([id, "type=xl", null]);
    const [shared] = await server.call(listSavedViewsEndpoint, {
      query: { page: "history" },
      token: other.token,
    });
    expect(shared).toMatchObject({ id, by: "Ana Curiel", may_remove: false });
  });

  it("is removed by its owner, and a shared one by the office; another's own isn't there", async () => {
    const one = await makeAccount(server, { role: "operator" });
    const other = await makeAccount(server, { role: "operator" });
    const staff = await makeAccount(server, { role: "staff" });
    const own = await save(one.token, "Mine", false);
    const shared = await save(one.token, "Ours", true);
    for (const { token } of [other, staff]) expect((await remove(token, own.id)).statusCode).toBe(404);
    expect((await remove(other.token, shared.id)).statusCode).toBe(409);
    expect((await remove(staff.token, shared.id)).statusCode).toBe(204);
    expect((await remove(one.token, own.id)).statusCode).toBe(204);
    expect(await namesOf(one.token)).not.toContain("Mine");
  });

  it("takes filters of an address alone", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    for (const query of ["a b", "<script>", "x".repeat(1_001)]) {
      const body = { page: "history" as const, name: "Odd", query, shared: false };
      const answer = await server.request(saveViewEndpoint, { body, token });
      expect(answer.statusCode).toBe(400);
    }
  });

  it("goes with whoever shared it", async () => {
    const one = await makeAccount(server, { role: "operator" });
    const other = await makeAccount(server, { role: "operator" });
    await save(one.token, "Of somebody who left", true);
    await server.db.updateTable("accounts").set({ state: "suspended" }).where("id", "=", one.id).execute();
    expect(await namesOf(other.token)).not.toContain("Of somebody who left");
  });
});
