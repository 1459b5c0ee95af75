import { type KeyObject, generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { decodeJwt, jwtVerify } from "jose";
import { type Answer, type Asked, openLocalService } from "./local-service.ts";

const EMAIL = "passes@taxi.iam.gserviceaccount.com";

/** Google's wallet and its door for service accounts, as a server of its own. */
export async function startFakeGoogleWallet() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const objects = new Map<string, Record<string, unknown>>();
  const classes = new Set<string>();
  const mood = { status: 0 };
  let tokens = 0;
  const service = await openLocalService((asked) => {
    if (asked.path === "/token") return giveToken(asked);
    if (mood.status > 0) return { status: mood.status, json: {} };
    if (asked.headers.authorization !== `Bearer token-${tokens}`) return { status: 401, json: {} };
    return keep(asked);
  });

  function giveToken({ body }: Asked): Answer {
    const assertion = new URLSearchParams(body).get("assertion") ?? "";
    const claims = decodeJwt(assertion);
    const isRight =
      claims.iss === EMAIL &&
      claims.aud === `${service.url}/token` &&
      claims["scope"] === "https://www.googleapis.com/auth/wallet_object.issuer";
    if (!isRight) return { status: 400, json: { error: "invalid_grant" } };
    tokens += 1;
    return { json: { access_token: `token-${tokens}`, expires_in: 3600, token_type: "Bearer" } };
  }

  function keep({ method, path: asked, body }: Asked): Answer {
    const [, kind, id] = /^\/walletobjects\/v1\/(genericClass|genericObject)(?:\/(.+))?$/.exec(asked) ?? [];
    const given = JSON.parse(body) as { id: string; classId?: string };
    if (method === "POST" && kind === "genericClass") {
      if (classes.has(given.id)) return { status: 409, json: {} };
      classes.add(given.id);
      return { json: given };
    }
    if (kind !== "genericObject" || !classes.has(given.classId ?? "")) return { status: 400, json: {} };
    if (method === "POST") {
      if (objects.has(given.id)) return { status: 409, json: {} };
    } else if (method !== "PUT" || id !== given.id || !objects.has(id)) return { status: 404, json: {} };
    objects.set(given.id, given);
    return { json: given };
  }

  const directory = await mkdtemp(path.join(tmpdir(), "google-wallet-"));
  const keyFile = path.join(directory, "key.json");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  await writeFile(
    keyFile,
    JSON.stringify({ client_email: EMAIL, private_key: pem, token_uri: `${service.url}/token` }),
  );
  return {
    url: service.url,
    keyFile,
    issuer: "3388000000012345678",
    objects,
    mood,
    asked: service.asked,
    /** Reads what the address that saves a pass carries, as Google would: signed by the account. */
    readSaveUrl: (address: string) => readSaved(address, publicKey),
    async close() {
      await service.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function readSaved(address: string, key: KeyObject) {
  const { payload } = await jwtVerify(address.replace("https://pay.google.com/gp/v/save/", ""), key, {
    audience: "google",
    issuer: EMAIL,
  });
  return payload as { typ: string; origins: string[]; payload: { genericObjects: { id: string }[] } };
}
