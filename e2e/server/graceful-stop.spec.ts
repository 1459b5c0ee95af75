import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { registerRiderEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { streamEventsEndpoint } from "../../contract/events/events.endpoints.ts";
import { testConnectionEndpoint } from "../../contract/health/health.endpoints.ts";
import { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { startMailCatcher } from "../../server/testing/mail-catcher.ts";
import { callProduct } from "../call-product.ts";
import { addressOf } from "../calls-to.ts";
import { copyOfEmptyCompany } from "../prepare-data.ts";
import type { Product } from "../start-product.ts";
import { expect, test } from "../test.ts";

const PRODUCTION = { NODE_ENV: "production", EMBEDDED_IN_PRODUCTION: "yes" };
const LONGEST_STOP_MS = 10_000;
const BODY = JSON.stringify({ name: "Ana", email: "ana@trupial.example", message: "Bon dia" });

test("a stop says so first and lets what is under way finish; neither a request that never ends nor a mail server that takes mails and never answers can hold it up, nor can live streams, which end with it", async ({
  launch,
}) => {
  const mails = await startMailCatcher();
  mails.silent = true;
  const product = await launch({
    on: await copyOfEmptyCompany(),
    environment: { ...PRODUCTION, SMTP_URL: mails.url },
  });
  const access = await signIn(product);
  const open = () =>
    fetch(addressOf(product.url, streamEventsEndpoint), {
      headers: { authorization: `Bearer ${access}` },
    });
  const streams = await Promise.all(Array.from({ length: 5 }, open));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const read = Promise.all(streams.map((stream) => stream.text()));
  const asking = { method: "POST", headers: { "content-type": "application/json" }, body: BODY };
  for (let mail = 0; mail < 8; mail += 1)
    await fetch(addressOf(product.url, sendContactMessageEndpoint), asking);
  await expect.poll(() => mails.messages.length).toBeGreaterThan(0);
  // The server finishes requests and mails side by side, each with a limit of its own: both are left hanging here.
  await sendHalf(product);
  const half = await sendHalf(product);
  const stopped = stopTimed(product);
  await untilItSaysSo(product);
  expect((await fetch(addressOf(product.url, testConnectionEndpoint))).status).toBe(200);
  half.socket.write(half.rest);
  expect(await half.answer).toMatch(/^HTTP\/1\.1 20\d /);
  const { code, ms } = await stopped;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(LONGEST_STOP_MS);
  await read;
  await mails.close();
});

test("a second signal does not wait", async ({ launch }) => {
  const product = await launch({ on: await copyOfEmptyCompany(), environment: PRODUCTION });
  await sendHalf(product);
  product.process.kill("SIGTERM");
  await untilItSaysSo(product);
  product.process.kill("SIGTERM");
  await once(product.process, "exit");
  expect(await product.stop()).toBe(1);
});

/** A request of which the server has the head, and is sent half the body. */
async function sendHalf(
  product: Product,
): Promise<{ socket: Socket; rest: string; answer: Promise<string> }> {
  const { hostname, port } = new URL(product.url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  socket.on("error", () => undefined);
  const head = [
    "POST /api/contact/ HTTP/1.1",
    `Host: ${hostname}`,
    "Content-Type: application/json",
    `Content-Length: ${BODY.length}`,
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const [goOn] = await once(socket, "data");
  expect(`${goOn}`).toMatch(/^HTTP\/1\.1 100 /);
  const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(`${data}`)));
  socket.write(BODY.slice(0, 20));
  return { socket, rest: BODY.slice(20), answer };
}

/** Waits for the first sign of a stop, and looks often: what follows must come within the two seconds of notice. */
async function untilItSaysSo(product: Product): Promise<void> {
  const readiness = async () => (await fetch(`${product.url}/readyz`)).status;
  await expect.poll(readiness, { intervals: [20] }).toBe(503);
}

async function stopTimed(product: Product): Promise<{ code: number | null; ms: number }> {
  const started = performance.now();
  const code = await product.stop();
  return { code, ms: performance.now() - started };
}

async function signIn(product: Product): Promise<string> {
  const { access } = await callProduct(product.url, null, registerRiderEndpoint, {
    body: {
      username: "ana",
      password: "kunuku-sunset-7",
      phone_number: "5551234",
      email: "ana@trupial.example",
      first_name: "Ana",
      last_name: "Martina",
    },
  });
  return access;
}
