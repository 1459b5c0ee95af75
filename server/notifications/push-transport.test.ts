import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { decodeJwt } from "jose";
import { expect, it } from "vitest";
import webPush from "web-push";
import { makeDriver } from "../testing/accounts.ts";
import { workerOf } from "../testing/outbox.ts";
import { bookARide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";
import { getPushKeys } from "./push-keys.ts";
import { type SendPush, createPushTransport } from "./push-transport.ts";

const ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/of-this-test";
const TAG_BYTES = 16;

onADatabase("a message to a browser", (server) => {
  it("can be read by that browser alone, and says who sends it", async () => {
    const driver = await makeDriver(server);
    const browser = createECDH("prime256v1");
    const auth = Buffer.alloc(16, 7);
    const keys = { p256dh: browser.generateKeys("base64url"), auth: auth.toString("base64url") };
    const subscribed = await server.app.inject({
      method: "POST",
      url: "/api/me/push-subscriptions/",
      headers: { authorization: `Bearer ${driver.token}` },
      payload: { endpoint: ENDPOINT, keys, language: "nl" },
    });
    expect(subscribed.statusCode).toBe(204);

    type Sent = ReturnType<typeof webPush.generateRequestDetails>;
    const sent: Sent[] = [];
    // Everything the package does, except sending.
    const sendPush: SendPush = async (subscription, payload, options) => {
      sent.push(webPush.generateRequestDetails(subscription, payload ?? "", options));
      return { statusCode: 201, body: "", headers: {} };
    };
    const contact = async () => "hello@trupial.example";
    const vapid = await getPushKeys(server.secrets);
    await bookARide(server, { rider_phone: "5550411", pickup_location: "Westpunt" });
    const push = createPushTransport({ ...server, keys: vapid, contact, sendPush });
    await workerOf(server, { push }).sendDue();

    const [message] = sent;
    if (!message?.body) throw new Error("nothing was sent");
    expect(message.body.includes("Westpunt")).toBe(false);
    const news = JSON.parse(open(message.body, { browser, auth })) as Record<string, string>;
    expect(news).toMatchObject({ kind: "ride_in_pool", url: "/nl/driverpanel" });
    expect(news["body"]).toContain("Westpunt");
    expect(news["title"]).toMatch(/\p{L}/u);

    const { Authorization: token = "" } = message.headers as Record<string, string>;
    const jwt = /t=([^,]+), k=(.+)$/.exec(token);
    expect(jwt?.[2]).toBe(vapid.publicKey);
    expect(decodeJwt(jwt?.[1] ?? "")).toMatchObject({
      aud: new URL(ENDPOINT).origin,
      sub: "mailto:hello@trupial.example",
    });
  });
});

/** What a browser does with a message: RFC 8291 with the aes128gcm coding of RFC 8188. */
function open(
  body: Buffer,
  { browser, auth }: { browser: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, keyEnd);
  const shared = browser.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const sealed = body.subarray(keyEnd);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  // A byte 2 ends the text; what follows only hides its length.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
