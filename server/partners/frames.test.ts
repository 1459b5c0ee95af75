import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addPartnerEndpoint,
  changePartnerEndpoint,
  renewPartnerCodeEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { mainDatabaseKind } from "../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../testing/test-server.ts";

const SITES = ["https://hotel.example", "https://www.hotel.example"];

describe("the booking form of a hotel on its own site", () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
    ({ token } = await makeAccount(server, { role: "staff" }));
  });
  afterAll(() => server.close());

  /** Which sites may show a page in a frame, by the headers it comes with. */
  const framing = async (url: string) => {
    const { headers, statusCode } = await server.app.inject({ url });
    const [, ancestors] = /frame-ancestors ([^;]+)$/.exec(String(headers["content-security-policy"])) ?? [];
    return {
      statusCode,
      ancestors,
      options: headers["x-frame-options"],
      resource: headers["cross-origin-resource-policy"],
      cache: headers["cache-control"],
    };
  };
  const UNFRAMEABLE = { ancestors: "'none'", options: "DENY", resource: "same-origin" };

  it("may be framed by the sites that the office named for it, in each language, and from the next answer on by no other", async () => {
    const hotel = await makePartner(server);
    for (const prefix of ["", "/nl", "/pap"]) {
      const url = `${prefix}/on-account/${hotel.code}/frame`;
      expect(await framing(url)).toMatchObject({ statusCode: 200, ...UNFRAMEABLE });
    }
    const named = await server.call(changePartnerEndpoint, {
      token,
      params: { id: hotel.id },
      body: { version: 1, frame_origins: [...SITES, "https://HOTEL.example/"] },
    });
    expect(named.frame_origins).toEqual(SITES);
    for (const prefix of ["", "/nl", "/pap"]) {
      expect(await framing(`${prefix}/on-account/${hotel.code}/frame`)).toEqual({
        statusCode: 200,
        ancestors: SITES.join(" "),
        options: undefined,
        resource: "cross-origin",
        cache: "no-store",
      });
    }
    await server.call(changePartnerEndpoint, {
      token,
      params: { id: hotel.id },
      body: { version: 2, frame_origins: [] },
    });
    expect(await framing(`/on-account/${hotel.code}/frame`)).toMatchObject(UNFRAMEABLE);
    const [last] = await server.call(listAuditLogEndpoint, { token, query: { action: "change_partner" } });
    expect(last?.detail).toEqual({ frame_origins: { from: SITES, to: [] } });
  });

  it("is all that may be framed: not its link, its reception, another hotel, a closed account or any other page", async () => {
    const hotel = await makePartner(server, { frame_origins: JSON.stringify(SITES) });
    const other = await makePartner(server);
    const closed = await makePartner(server, { frame_origins: JSON.stringify(SITES), active: false });
    for (const url of [
      `/on-account/${hotel.code}`,
      `/on-account/${hotel.reception_code}/frame`,
      `/on-account/${hotel.code}/frame/more`,
      `/on-account/${other.code}/frame`,
      `/on-account/${closed.code}/frame`,
      "/on-account/nobody/frame",
      `/on-account/%E0%A4%A/frame`,
      "/",
      "/settings",
      "/track/abc",
      "/api/config/",
      "/app.html",
    ]) {
      expect([url, await framing(url)]).toMatchObject([url, UNFRAMEABLE]);
    }
    await server.call(renewPartnerCodeEndpoint, {
      token,
      params: { id: hotel.id },
      body: { link: "guests" },
    });
    expect(await framing(`/on-account/${hotel.code}/frame`)).toMatchObject(UNFRAMEABLE);
  });

  it("is in no frame for an address that asks without end, which is answered without the database", async () => {
    const { code } = await makePartner(server, { frame_origins: JSON.stringify(SITES) });
    const url = `/on-account/${code}/frame`;
    const slow = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb(), limitFactor: 1 / 600 });
    try {
      const theirs = await makePartner(slow, { frame_origins: JSON.stringify(SITES) });
      const ask = async () =>
        (await slow.app.inject({ url: `/on-account/${theirs.code}/frame` })).headers[
          "content-security-policy"
        ];
      expect(await ask()).toContain(`frame-ancestors ${SITES.join(" ")}`);
      expect(await ask()).toContain("frame-ancestors 'none'");
      expect((await server.app.inject({ url })).headers["content-security-policy"]).toContain(SITES[0]);
    } finally {
      await slow.close();
    }
  });

  it("comes by a script that every site may load, and that itself is in no frame", async () => {
    const { headers, body } = await server.app.inject({ url: "/widget.js" });
    expect(body).toBe("widget");
    expect(headers["content-type"]).toContain("text/javascript");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["x-frame-options"]).toBe("DENY");
    const boot = await server.app.inject({ url: "/boot.js" });
    expect(boot.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("takes https sites alone, and a new hotel may have them from the start", async () => {
    const body = {
      name: "Villa Awa",
      email: "villa@example.com",
      discount_percent: 0,
      credit_limit: null,
      language: "en" as const,
    };
    const villa = await server.call(addPartnerEndpoint, { token, body: { ...body, frame_origins: SITES } });
    expect(villa.frame_origins).toEqual(SITES);
    expect((await server.call(addPartnerEndpoint, { token, body })).frame_origins).toEqual([]);
    const refused = await server.app.inject({
      method: "PATCH",
      url: `/api/admin/partners/${villa.id}/`,
      headers: { authorization: `Bearer ${token}` },
      payload: { version: 1, frame_origins: ["https://hotel.example", "http://hotel.example"] },
    });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(["frame_origins"]);
  });
});

function builtWeb(): string {
  const web = path.join(mkdtempSync(path.join(tmpdir(), "trupial-frames-")), "web");
  mkdirSync(path.join(web, "404"), { recursive: true });
  for (const [name, content] of Object.entries({
    "index.html": "home",
    "app.html": "app",
    "app-track-en.html": "a ride",
    "404/index.html": "404",
    "widget.js": "widget",
    "boot.js": "boot",
  })) {
    writeFileSync(path.join(web, name), content);
  }
  return web;
}
