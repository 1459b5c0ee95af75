import { createHash } from "node:crypto";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type S3Keys, signed } from "../backups/copy/s3-signature.ts";

/** A store that keeps what it is sent, from whoever signs with its keys. */
export type FakeS3 = {
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** Keeps something else than it was sent. */
  spoils: boolean;
  close(): Promise<void>;
};

const PAGE = 2;

/** Starts a store on this machine that speaks as much of S3 as a copy of a backup needs. */
export async function startFakeS3(keys: S3Keys): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const store = { objects, spoils: false };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (!isSigned(request, { url, body, keys }))
      return response.writeHead(403).end("<Code>SignatureDoesNotMatch</Code>");
    if (request.method === "PUT") {
      if (request.headers["content-length"] === undefined) return response.writeHead(411).end();
      objects.set(url.pathname, store.spoils ? body.subarray(1) : body);
      return response.end();
    }
    if (url.searchParams.has("list-type")) return response.end(pageOf([...objects.keys()], url));
    const found = objects.get(url.pathname);
    return found ? response.end(found) : response.writeHead(404).end("<Code>NoSuchKey</Code>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(store, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function isSigned(
  { method = "GET", headers }: IncomingMessage,
  { url, body, keys }: { url: URL; body: Buffer; keys: S3Keys },
): boolean {
  const hash = createHash("sha256").update(body).digest("hex");
  const moment = String(headers["x-amz-date"]);
  const at = new Date(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  const length = headers["content-length"];
  const sent = {
    "x-amz-content-sha256": hash,
    ...(length === undefined ? {} : { "content-length": length }),
  };
  return headers.authorization === signed({ method, url, headers: sent, at }, keys)["authorization"];
}

function pageOf(paths: readonly string[], { pathname, searchParams }: URL): string {
  const names = paths
    .filter((name) => name.startsWith(pathname))
    .map((name) => decodeURIComponent(name.slice(pathname.length)))
    .filter(
      (name) =>
        name.startsWith(searchParams.get("prefix") ?? "") && name > (searchParams.get("start-after") ?? ""),
    )
    .toSorted();
  const keys = names.slice(0, PAGE).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  return `<ListBucketResult><IsTruncated>${names.length > PAGE}</IsTruncated>${keys.join("")}</ListBucketResult>`;
}
