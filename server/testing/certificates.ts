import { type KeyObject, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { OCTETS, SEQUENCE, SET, der, objectId } from "./der.ts";

const NAMES = { UID: "0.9.2342.19200300.100.1.1", CN: "2.5.4.3", OU: "2.5.4.11", O: "2.5.4.10" } as const;
type Subject = Partial<Record<keyof typeof NAMES, string>>;

export type Issued = { subject: Subject; key: KeyObject; pem: string; keyPem: string };

const SHA256_WITH_RSA = der(SEQUENCE, objectId("1.2.840.113549.1.1.11"), der(0x05));

/** A certificate made here, signed by another or by itself; a server has the address of this machine. */
export function makeCertificate(
  subject: Subject,
  { issuer, server = false }: { issuer?: Issued; server?: boolean } = {},
): Issued {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const extension = (id: string, content: Buffer) => der(SEQUENCE, objectId(id), der(OCTETS, content));
  const isAuthority = issuer === undefined;
  const extensions = [
    ...(isAuthority ? [extension("2.5.29.19", der(SEQUENCE, der(0x01, Buffer.from([0xff]))))] : []),
    ...(server ? [extension("2.5.29.17", der(SEQUENCE, der(0x87, Buffer.from([127, 0, 0, 1]))))] : []),
  ];
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SHA256_WITH_RSA,
    nameOf(issuer?.subject ?? subject),
    der(SEQUENCE, der(0x17, Buffer.from("240101000000Z")), der(0x17, Buffer.from("490101000000Z"))),
    nameOf(subject),
    publicKey.export({ type: "spki", format: "der" }),
    ...(extensions.length > 0 ? [der(0xa3, der(SEQUENCE, ...extensions))] : []),
  );
  const signature = sign("sha256", body, issuer?.key ?? privateKey);
  const whole = der(SEQUENCE, body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    subject,
    key: privateKey,
    pem: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
    keyPem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

function nameOf(subject: Subject): Buffer {
  const parts = Object.entries(subject).map(([name, value]) =>
    der(SET, der(SEQUENCE, objectId(NAMES[name as keyof typeof NAMES]), der(0x0c, Buffer.from(value)))),
  );
  return der(SEQUENCE, ...parts);
}
