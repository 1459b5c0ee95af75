import { expect, it } from "vitest";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { MCP_ACCOUNT_PATH, MCP_PATH } from "../../domain/company/site-map.ts";
import { servedPage } from "../../domain/company/served-pages.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onADatabase } from "../testing/test-server.ts";

/** The assistants' doors take messages alone, which nobody gets; the one of accounts asks who it is first. */
const DOORS: Readonly<Record<string, number>> = { [MCP_PATH]: 405, [MCP_ACCOUNT_PATH]: 401 };

onADatabase("llms.txt", (server) => {
  it("names the company of this moment, and every address in it is served", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    await server.call(editCompanyProfileEndpoint, { token, body: { phone: "+59995550199" } });
    const answer = await server.app.inject({ url: "/llms.txt" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(answer.body).toMatch(/^# \S.*\n\n> .*Telephone \+59995550199/);
    const paths = [...answer.body.matchAll(/\]\(http:\/\/127\.0\.0\.1:8080(\S*)\)/g)].map(
      ([, path = ""]) => path,
    );
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const isOfPrograms = /^\/(api|gofs)\//.test(path) || path in DOORS;
      const headers = { host: "127.0.0.1:8080" };
      const status = isOfPrograms
        ? (await server.app.inject({ url: path, headers })).statusCode
        : servedPage(path).status;
      expect([path, status]).toEqual([path, DOORS[path] ?? 200]);
    }
  });
});
