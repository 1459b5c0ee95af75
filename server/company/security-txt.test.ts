import { expect, it } from "vitest";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("security.txt", (server) => {
  it("names the company's e-mail of this moment, and a day less than a year away until which it holds", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    await server.call(editCompanyProfileEndpoint, { token, body: { email: "holes@taxi.example" } });
    const answer = await server.app.inject({ url: "/.well-known/security.txt" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const fields = new Map(
      answer.body
        .trimEnd()
        .split("\n")
        .map((line) => line.split(": ") as [string, string]),
    );
    expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
    expect(fields.get("Contact")).toBe("mailto:holes@taxi.example");
    expect(fields.get("Canonical")).toMatch(/\/\.well-known\/security\.txt$/);
    const left = Date.parse(fields.get("Expires") ?? "") - server.clock.now().getTime();
    expect(left).toBeGreaterThan(90 * DAY_MS);
    expect(left).toBeLessThan(365 * DAY_MS);
  });
});
