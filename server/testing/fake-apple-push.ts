import { type Http2SecureServer, createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { makeCertificate } from "./certificates.ts";

type Pushed = { token: string; topic: string; body: string; certificate: string };

/** Apple's service for pushes, as a server of its own: HTTP/2 over TLS, to whoever shows a certificate. */
export async function startFakeApplePush() {
  const authority = makeCertificate({ CN: "An authority of tests" });
  const own = makeCertificate({ CN: "push.test" }, { issuer: authority, server: true });
  const pushed: Pushed[] = [];
  /** What it answers in the place of 200: a status for all, or tokens that are no more. */
  const mood: { status: number; gone: Set<string> } = { status: 0, gone: new Set() };
  const server: Http2SecureServer = createSecureServer({
    key: own.keyPem,
    cert: own.pem,
    requestCert: true,
    rejectUnauthorized: false,
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  server.on("stream", (stream, headers) => {
    let body = "";
    stream.on("data", (part) => {
      body += String(part);
    });
    stream.on("end", () => {
      const token = String(headers[":path"]).replace("/3/device/", "");
      const socket = stream.session?.socket as TLSSocket | undefined;
      const certificate = String(socket?.getPeerCertificate().subject["UID"] ?? "");
      pushed.push({ token, topic: String(headers["apns-topic"]), body, certificate });
      const status = mood.gone.has(token) ? 410 : mood.status || 200;
      stream.respond({ ":status": status });
      stream.end(
        status === 200 ? "" : JSON.stringify({ reason: status === 410 ? "Unregistered" : "BadTopic" }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ca: authority.pem,
    pushed,
    mood,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
