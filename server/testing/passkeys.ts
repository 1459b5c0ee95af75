import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "../../contract/accounts/passkey.ts";
import type { TestServer } from "./test-server.ts";

/** A passkey that no device has, straight in the table. */
export async function makePasskeyRow(server: Pick<TestServer, "db" | "clock">, accountId: number) {
  const { id } = await server.db
    .insertInto("passkeys")
    .values({
      account_id: accountId,
      credential_id: randomBytes(16).toString("base64url"),
      public_key: randomBytes(77),
      counter: 0,
      synced: false,
      name: "A phone",
      created_at: server.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Says = { origin?: string; rpId?: string; verified?: boolean; counter?: number; challenge?: string };

/** A device that makes one passkey and signs with it, as WebAuthn says; a test may let it say something else. */
export function openAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
  };
  let counter = 0;
  let handle = "";

  const clientData = (type: string, challenge: string, says: Says) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: says.challenge ?? challenge,
        origin: says.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (says: Says, attested: Buffer | null) => {
    counter += 1;
    const flags = 0x01 | (says.verified === false ? 0 : 0x04) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(says.counter ?? counter);
    const hash = createHash("sha256")
      .update(says.rpId ?? rpId)
      .digest();
    return Buffer.concat([hash, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };

  return {
    /** Makes the passkey. */
    create(options: PasskeyCreationOptions, says: Says = {}) {
      handle = options.user.id;
      const { x = "", y = "" } = keys.publicKey.export({ format: "jwk" });
      const cose = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestation = new Map<string, string | Buffer | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(says, attested)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge, says).toString("base64url"),
          attestationObject: cbor(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Signs a challenge with it. */
    get(options: PasskeyRequestOptions, says: Says = {}) {
      const data = authData(says, null);
      const client = clientData("webauthn.get", options.challenge, says);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: createSign("sha256").update(signed).sign(keys.privateKey).toString("base64url"),
          userHandle: handle,
        },
      };
    },
  };
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR as passkeys are written in. */
function cbor(value: unknown): Buffer {
  const item = value as Cbor;
  if (typeof item === "number") return item >= 0 ? head(0, item) : head(1, -1 - item);
  if (typeof item === "string") return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (item instanceof Map) {
    return Buffer.concat([head(5, item.size), ...[...item].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
  }
  return Buffer.concat([head(2, item.length), item]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
