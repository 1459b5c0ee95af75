import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expectAccessible, expectNoSidewaysScroll } from "../guest/check-page.ts";
import { copyOfDemo } from "../prepare-data.ts";
import { expect, test } from "../test.ts";

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, "../assistants-network.mjs")).href;
const CLIENT = "https://assistant.example/client.json";
const BACK = "https://assistant.example/back";

/** The document of an assistant, served until the journey is over. */
async function serveDocument() {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ client_id: CLIENT, redirect_uris: [BACK], token_endpoint_auth_method: "none" }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function connect(url: string, token: string): Promise<Client> {
  const client = new Client(
    { name: "a journey's assistant", version: "1.0.0" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp/account`), { requestInit }));
  return client;
}

test("a rider allows an assistant on our page, it books for them once they say yes, and they withdraw it", async ({
  page,
  launch,
}) => {
  const assistant = await serveDocument();
  const product = await launch({
    on: await copyOfDemo(),
    environment: {
      // Its own name is in what it signs, so that it has to know its port beforehand.
      PORT: String(await freePort()),
      NODE_OPTIONS: `--import=${PRELOAD}`,
      ASSISTANT_PORT: String(assistant.port),
    },
  });
  const verifier = randomBytes(32).toString("base64url");
  const { resource } = await (
    await fetch(`${product.url}/.well-known/oauth-protected-resource/mcp/account`)
  ).json();
  const asked = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: BACK,
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    scope: "rides:read rides:write",
    state: "the journey's own",
    resource,
  });
  await page.route("https://assistant.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Back at the assistant</h1>" }),
  );

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${product.url}/allow-assistant?${asked}`);
  await expect(page.getByText("assistant.example", { exact: true })).toBeVisible();
  await expect(page.getByText("Book, change and cancel rides for you")).toBeVisible();
  await expectNoSidewaysScroll(page, "the page of consent");
  await expectAccessible(page, "the page of consent");
  await page.getByRole("button", { name: "Log in to allow it" }).click();
  await page.getByLabel("Username or email").fill("rider");
  await page.getByLabel("Password", { exact: true }).fill("trupial-demo");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Back at the assistant" })).toBeVisible();
  const back = new URL(page.url()).searchParams;
  expect([back.get("state"), back.get("iss")]).toEqual(["the journey's own", product.url]);

  const traded = await fetch(`${product.url}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: back.get("code") ?? "",
      client_id: CLIENT,
      redirect_uri: BACK,
      code_verifier: verifier,
      resource,
    }),
  });
  const { access_token: token } = await traded.json();
  const client = await connect(product.url, token);
  const call = async (name: string, given: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: given })).structuredContent as Record<string, string> & {
      ride?: { reference: string };
    };
  const pickup_at = `${new Date(Date.now() + 5 * 864e5).toISOString().slice(0, 10)}T10:00`;
  const { quote } = await call("quote_ride", {
    pickup: { name: "Mambo Beach" },
    dropoff: { name: "Curaçao International Airport (Hato)" },
    pickup_at,
    passengers: 2,
  });
  const given = { quote, idempotency_key: "the journey's ride" };
  const { outcome, confirmation } = await call("book_ride", given);
  expect(outcome).toBe("ask_the_person");
  const { ride } = await call("book_ride", { ...given, confirmation });

  await page.goto(`${product.url}/myridehistory`);
  const booked = page
    .getByRole("listitem")
    .filter({ hasText: "Mambo Beach" })
    .filter({ hasText: /10:00\sAM/ });
  await booked
    .getByRole("button", { name: /10:00\sAM$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(ride?.reference ?? "no ride");
  await page.goto(`${product.url}/settings`);
  const mine = page.getByRole("region", { name: "Assistants" });
  await mine.getByRole("button", { name: "Withdraw assistant.example" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(mine).toHaveCount(0);
  await expect(call("get_ride", {})).rejects.toThrow();
  await client.close();
  assistant.close();
});
