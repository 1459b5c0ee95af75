import { once } from "node:events";
import { type AddressInfo, createServer as createLine, type Socket } from "node:net";
import { createServer as createSite } from "node:http";
import { all, type Fault, holds } from "../fault.ts";
import { ask, newRider, someBooking, startCompany, until } from "../company.ts";

const BOOKINGS = 40;
const STOP_WITHIN_S = 10;

/** The mail server takes every message and never answers; the message gateway works, and later hangs as well. */
export const hangingServices: Fault = {
  name: "hanging-services",
  title: "A mail server and a webhook that hang",
  async run() {
    const mail = await hangingMailServer();
    const gateway = await messageGateway();
    const product = await startCompany({
      SMTP_URL: mail.url,
      WEBHOOK_URL: gateway.url,
      WEBHOOK_SECRET: "a-secret-of-this-run",
    });
    const access = await newRider(product.url);
    const before = gateway.received();
    const started = Date.now();
    let booked = 0;
    for (let index = 0; index < BOOKINGS; index += 1) {
      const body = someBooking({ rider_email: `ana${index}@trupial.example` });
      if ((await ask(product.url, "/book-ride/", { access, body })).status === 201) booked += 1;
    }
    await until(() => gateway.received() - before >= BOOKINGS, "the messages to the gateway", 60_000).catch(
      () => undefined,
    );
    const heard = Math.min(gateway.received() - before, BOOKINGS);
    const seconds = (Date.now() - started) / 1000;
    gateway.hang();
    await ask(product.url, "/book-ride/", { access, body: someBooking() });
    const asked = Date.now();
    product.process.kill("SIGTERM");
    await once(product.process, "exit");
    const stopped = (Date.now() - asked) / 1000;
    mail.close();
    gateway.close();
    await product.stop();
    return [
      all("bookings acknowledged", booked, BOOKINGS),
      all("messages the gateway got while mail hung", heard, BOOKINGS),
      holds("seconds until it had them", seconds.toFixed(1), seconds < 60),
      holds("seconds from SIGTERM to the end", stopped.toFixed(1), stopped <= STOP_WITHIN_S + 1),
    ];
  },
};

async function hangingMailServer() {
  const sockets = new Set<Socket>();
  const server = createLine((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write("220 slow\r\n");
    socket.setEncoding("utf8").on("data", (text: string) => {
      for (const line of text.split("\r\n")) {
        if (/^DATA/i.test(line)) socket.write("354 go on\r\n");
        else if (/^(EHLO|HELO|MAIL|RCPT|RSET|NOOP)/i.test(line)) socket.write("250 ok\r\n");
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function messageGateway() {
  let received = 0;
  let hangs = false;
  const site = createSite((request, response) => {
    request.resume().on("end", () => {
      received += 1;
      if (!hangs) response.writeHead(204).end();
    });
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    received: () => received,
    hang: () => {
      hangs = true;
    },
    close: () => {
      site.closeAllConnections();
      site.close();
    },
  };
}
