import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getLogoEndpoint, setLogoEndpoint } from "../../../contract/company/logo.endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { LOGO_PIXELS } from "../../../domain/company/logo.ts";
import { encodePng } from "../../places/picture/png.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { mainDatabaseKind } from "../../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../../testing/test-server.ts";
import { createFileTransport } from "../../notifications/file-transport.ts";
import { workerOf } from "../../testing/outbox.ts";
import { bookARide } from "../../testing/rides.ts";
import { drawLogo } from "./draw-logo.ts";
import { readPng } from "./read-png.ts";

/** Half of it red, the other half can be seen through. */
const HALF = Uint8Array.from({ length: LOGO_PIXELS * LOGO_PIXELS * 4 }, (_, at) => {
  const isRed = Math.floor(at / 4) % LOGO_PIXELS < LOGO_PIXELS / 2;
  return isRed ? ([200, 20, 30, 255][at % 4] ?? 0) : 0;
});
const PICTURE = encodePng(HALF, LOGO_PIXELS, 4).toString("base64");
const MANIFEST = { name: "Trupial: taxi", short_name: "Trupial", icons: [{ src: "/icons/icon-192.png" }] };

describe("a company's logo", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
  });
  afterAll(() => server.close());
  const get = (url: string) => server.app.inject({ url });

  it("stands in the place of the drawn mark on pages, icons and the install name, until it is taken back", async () => {
    const { token, username } = await makeAccount(server, { role: "staff" });
    expect(await server.call(getLogoEndpoint, { token })).toEqual({ logo: null });
    const { logo } = await server.call(setLogoEndpoint, { token, body: { picture: PICTURE } });
    expect(logo).toMatch(/^data:image\/png;base64,/);
    expect((await get("/icons/mark.svg")).body).toContain(
      '<image width="33" height="33" href="data:image/png',
    );
    const icon = readPng((await get("/icons/icon-192.png")).rawPayload, 192);
    expect([...(icon?.subarray(0, 4) ?? [])]).toEqual([200, 20, 30, 255]);
    expect([...(icon?.subarray(-4) ?? [])]).toEqual([255, 255, 255, 255]);
    expect((await get("/manifest.webmanifest")).json()).toMatchObject({ icons: MANIFEST.icons });
    expect((await get("/")).body).toBe('<link rel="apple-touch-icon" href="/icons/icon-192.png" />');
    const entries = await server.call(listAuditLogEndpoint, { token, query: { action: "change_logo" } });
    expect(entries).toMatchObject([{ actor: username, subject: "company" }]);
  });

  it("goes back to the drawn mark", async () => {
    const again = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
    const { token } = await makeAccount(again, { role: "staff" });
    await again.call(setLogoEndpoint, { token, body: { picture: PICTURE } });
    expect(await again.call(setLogoEndpoint, { token, body: { picture: null } })).toEqual({ logo: null });
    expect((await again.app.inject({ url: "/icons/mark.svg" })).body).toBe("<svg>a bird</svg>");
    await again.close();
  });

  it("stands at the head of a mail and travels inside it, so that nothing is fetched", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    await server.call(setLogoEndpoint, { token, body: { picture: PICTURE } });
    await bookARide(server, { rider_email: "ana@example.com" });
    const folder = mkdtempSync(path.join(tmpdir(), "logo-mail-"));
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [page = ""] = readdirSync(folder).filter((name) => name.endsWith(".html"));
    const picture = page.replace(".html", ".logo.png");
    expect(readFileSync(path.join(folder, page), "utf8")).toContain(`<img src="${picture}" width="32"`);
    expect(readPng(readFileSync(path.join(folder, picture)), 64)?.subarray(0, 4)).toEqual(
      Uint8Array.from([200, 20, 30, 255]),
    );
  });

  it("is nothing but the picture: other files, other sizes and what is hidden in one are refused or lost", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const send = (picture: Buffer) =>
      server.request(setLogoEndpoint, { token, body: { picture: picture.toString("base64") } });
    for (const file of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      encodePng(new Uint8Array(64 * 64 * 4), 64, 4),
      Buffer.concat([Buffer.from(PICTURE, "base64"), Buffer.from("<script>")]),
      Buffer.alloc(0),
    ]) {
      const refused = await send(file);
      expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid_input"]);
      expect(refused.json().error).toContain("512 by 512 pixels");
    }
    const { token: operator } = await makeAccount(server, { role: "operator" });
    const other = await server.request(setLogoEndpoint, { token: operator, body: { picture: null } });
    expect(other.statusCode).toBe(403);
  });

  it("keeps away from edges that a phone may cut, and keeps its colour where it can be seen through", () => {
    const cut = readPng(drawLogo(HALF, { pixels: 100, mayBeCut: true }), 100);
    expect([...(cut?.subarray(0, 4) ?? [])]).toEqual([255, 255, 255, 255]);
    const small = readPng(drawLogo(HALF, { pixels: 33 }), 33);
    expect([...(small?.subarray(0, 4) ?? [])]).toEqual([200, 20, 30, 255]);
    expect([...(small?.subarray(-4) ?? [])]).toEqual([0, 0, 0, 0]);
  });
});

function builtWeb(): string {
  const web = path.join(mkdtempSync(path.join(tmpdir(), "logo-")), "web");
  const files: Record<string, string> = {
    "index.html": '<link rel="apple-touch-icon" href="/icons/icon-192.png" />',
    "app.html": "<h1>App</h1>",
    "manifest.webmanifest": JSON.stringify(MANIFEST),
    "icons/mark.svg": "<svg>a bird</svg>",
    "icons/icon-192.png": "a picture of a bird",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(web, name)), { recursive: true });
    writeFileSync(path.join(web, name), content);
  }
  return web;
}
