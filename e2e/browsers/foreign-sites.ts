import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { makeCertificate } from "../../server/testing/certificates.ts";

/** Names that lead to this machine in every browser, each a site of its own. */
const TAXI = "taxi.localhost";
const HOTEL = "hotel.localhost";
const STRANGER = "stranger.localhost";

/** Sites with a certificate that nobody vouches for: that of a hotel, a stranger's, and the product under a name of its own. */
export type ForeignSites = {
  readonly hotel: string;
  readonly stranger: string;
  /** Shows on both the form that a code opens. */
  show(code: string): void;
  /** How often a page of the product's frame was asked for by a site. */
  framesAsked(): number;
  close(): Promise<void>;
};

/** Serves them until they are closed. */
export async function serveForeignSites(product: string): Promise<ForeignSites> {
  const own = makeCertificate({ CN: HOTEL }, { server: true });
  let code = "";
  let framesAsked = 0;
  const page = (origin: string) => `<!doctype html><html lang="en"><title>A hotel</title><h1>A hotel</h1>
    <script>addEventListener("message", ({ data }) => { document.title = "heard " + data.trupialHeight; });</script>
    <script src="${origin}/widget.js" data-code="${code}" async></script></html>`;
  const server = https.createServer({ key: own.keyPem, cert: own.pem }, (request, response) => {
    const [name = "", port = ""] = (request.headers.host ?? "").split(":");
    if (name === TAXI) {
      if (request.url?.endsWith("/frame")) framesAsked += 1;
      return passOn(product, request, response);
    }
    response.setHeader("Content-Type", "text/html");
    response.end(request.url === "/" ? page(`https://${TAXI}:${port}`) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hotel: `https://${HOTEL}:${port}`,
    stranger: `https://${STRANGER}:${port}`,
    show: (shown) => void (code = shown),
    framesAsked: () => framesAsked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Passes a request on to the product, as a proxy before it does. */
function passOn(product: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method, headers, url = "/" } = request;
  const asked = http.request(new URL(url, product), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A page that is left gives up what it was still asking for.
  asked.on("error", () => response.destroy());
  response.on("close", () => asked.destroy());
  request.pipe(asked);
}
