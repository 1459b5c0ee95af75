import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "../test.ts";

test.use({ shares: "guests" });

const TRIP = {
  pickup: { name: "Curaçao International Airport (Hato)" },
  dropoff: { name: "Mambo Beach" },
  pickup_at: "2027-01-15T15:00",
  passengers: 2,
  bags: 2,
};

/** A program that shows cards, as small as one can be: it puts the page into a frame without rights, and tells it what its tool was asked and answered. */
async function showCard(
  page: Page,
  { html, args, result, context = {} }: { html: string; args: object; result: object; context?: object },
): Promise<FrameLocator> {
  await page.goto("about:blank");
  await page.setContent('<iframe sandbox="allow-scripts" style="width:100%;border:0" title="card"></iframe>');
  await page.evaluate(
    ({ html: card, args: asked, result: answered, context: hostContext }) => {
      const frame = document.querySelector("iframe");
      if (frame === null) throw new Error("there is no frame");
      const heard: { method?: string; params?: unknown }[] = [];
      Object.assign(window, { heard });
      window.addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        heard.push(data);
        const say = (message: object) =>
          frame.contentWindow?.postMessage({ jsonrpc: "2.0", ...message }, "*");
        if (data.method === "ui/initialize") {
          const hostInfo = { name: "a test's program", version: "1.0.0" };
          const hostCapabilities = { openLinks: {}, serverTools: {} };
          say({
            id: data.id,
            result: { protocolVersion: "2026-01-26", hostInfo, hostCapabilities, hostContext },
          });
        }
        if (data.method === "ui/notifications/initialized") {
          say({ method: "ui/notifications/tool-input", params: { arguments: asked } });
          say({ method: "ui/notifications/tool-result", params: answered });
        }
        if (data.method === "ui/open-link") say({ id: data.id, result: {} });
        if (data.method === "tools/call") say({ id: data.id, result: answered });
        if (data.method === "ui/notifications/size-changed") frame.style.height = `${data.params.height}px`;
      });
      frame.srcdoc = card;
    },
    { html, args, result, context },
  );
  return page.frameLocator("iframe");
}

const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { method?: string; params?: unknown }[] }).heard);

test("an assistant's program shows the price and the ride as cards, in the person's language", async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  const client = new Client({ name: "a test's program", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", baseURL)));
  const htmlOf = async (uri: string) => {
    const [first] = (await client.readResource({ uri })).contents;
    return first && "text" in first ? first.text : "";
  };
  const priceCard = await htmlOf("ui://trupial/price");
  const quoted = await client.callTool({ name: "quote_ride", arguments: TRIP });
  const { total_usd: total } = quoted.structuredContent as { total_usd: number };

  let card = await showCard(page, { html: priceCard, args: TRIP, result: quoted });
  await expect(card.getByText("Curaçao International Airport (Hato)")).toBeVisible();
  await expect(card.getByText(`$${total.toFixed(2)}`, { exact: true }).first()).toBeVisible();
  await expect(card.getByText("Fixed price")).toBeVisible();
  await expect(card.getByText("Free cancellation until you're on board")).toBeVisible();
  await expect
    .poll(() => page.locator("iframe").evaluate((frame) => frame.clientHeight))
    .toBeGreaterThan(200);

  card = await showCard(page, {
    html: priceCard,
    args: { ...TRIP, language: "nl" },
    result: quoted,
    context: { theme: "dark", locale: "de-DE" },
  });
  await expect(card.getByText("Vaste prijs")).toBeVisible();
  await expect(card.locator("html")).toHaveAttribute("data-theme", "dark");

  const ride = {
    reference: "K7P-4XM",
    status: "Accepted",
    waits_for: null,
    pickup: { name: "<img src=x onerror=alert(1)>", lat: null, lng: null },
    dropoff: { name: null, lat: null, lng: null },
    stops: [],
    pickup_at: "2027-01-15T19:00:00.000Z",
    fare_usd: 26,
    driver: { vehicle_type: "comfort", plate: "TX-12", rating: 4.9 },
    arrives_at: "2027-01-15T18:55:00.000Z",
    page: `${baseURL}/track/a-code`,
  };
  const asked = { reference: "K7P-4XM", phone_last4: "0101" };
  card = await showCard(page, {
    html: await htmlOf("ui://trupial/ride"),
    args: asked,
    result: { content: [], structuredContent: { ride } },
    context: { locale: "en-US" },
  });
  await expect(card.getByText("Driver found")).toBeVisible();
  await expect(card.getByText("TX-12")).toBeVisible();
  await expect(card.getByText("Your own address")).toBeVisible();
  await expect(card.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await card.getByRole("button", { name: "Open ride page" }).click();
  await card.getByRole("button", { name: "Update" }).click();
  await expect
    .poll(() => heardBy(page))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: "ui/open-link", params: { url: ride.page } }),
        expect.objectContaining({ method: "tools/call", params: { name: "get_ride", arguments: asked } }),
      ]),
    );
  expect(faults).toEqual([]);
  await client.close();
});
