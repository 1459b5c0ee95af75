import { createHash, createHmac } from "node:crypto";

export type S3Keys = { readonly key: string; readonly secret: string; readonly region: string };
type Asked = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: Date;
};

/** The SHA-256 of nothing, for calls without a body. */
export const NO_BODY = createHash("sha256").digest("hex");

/** The headers of a call to an S3-compatible store, signed as AWS Signature Version 4 asks for. `headers` has the hash of the body. */
export function signed(
  { method, url, headers, at }: Asked,
  { key, secret, region }: S3Keys,
): Record<string, string> {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const day = moment.slice(0, 8);
  const all: Record<string, string> = { ...headers, host: url.host, "x-amz-date": moment };
  const names = Object.keys(all).toSorted();
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...names.map((name) => `${name}:${(all[name] ?? "").trim()}`),
    "",
    names.join(";"),
    all["x-amz-content-sha256"] ?? NO_BODY,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [
    "AWS4-HMAC-SHA256",
    moment,
    scope,
    createHash("sha256").update(canonical).digest("hex"),
  ].join("\n");
  const signing = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const { host: _host, ...sent } = all;
  return {
    ...sent,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names.join(";")}, ` +
      `Signature=${hmac(signing, toSign).toString("hex")}`,
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&");
}

/** As RFC 3986 has it, which leaves fewer letters as they are than encodeURIComponent. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
