import { createHash, createPublicKey, verify } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { type Issued, makeCertificate } from "./certificates.ts";
import { readDer } from "./der.ts";

export const PASS_TYPE = "pass.example.taxi.ride";

/** The three files that a company has from Apple, of an authority made here. */
export async function makePassFiles() {
  const authority = makeCertificate({ CN: "An authority of passes", O: "Tests" });
  const own = makeCertificate(
    { UID: PASS_TYPE, CN: `Pass Type ID: ${PASS_TYPE}`, OU: "TEAM123456" },
    { issuer: authority },
  );
  const directory = await mkdtemp(path.join(tmpdir(), "apple-pass-"));
  const write = async (name: string, pem: string) => {
    const file = path.join(directory, name);
    await writeFile(file, pem);
    return file;
  };
  return {
    own,
    certificate: await write("pass.pem", own.pem),
    key: await write("pass.key", own.keyPem),
    wwdr: await write("wwdr.pem", authority.pem),
    write,
    remove: () => rm(directory, { recursive: true }),
  };
}

/** Opens a pass as a phone does: each file as the manifest says, the manifest as its signer signed it. */
export async function openPass(file: Buffer, signer: Issued) {
  const zip = await fromBufferPromise(file);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  const { "manifest.json": manifest, signature, ...rest } = files;
  if (!manifest || !signature) throw new Error("a pass has a manifest and a signature");
  const hashes = Object.fromEntries(
    Object.entries(rest).map(([name, content]) => [name, createHash("sha1").update(content).digest("hex")]),
  );
  return {
    json: JSON.parse(String(files["pass.json"])) as ApplePassJson,
    names: Object.keys(rest).toSorted(),
    files: rest,
    isWhole:
      JSON.stringify(sorted(hashes)) === JSON.stringify(sorted(JSON.parse(String(manifest)) as object)),
    isSigned: isSigned(signature, manifest, signer),
  };
}

type Field = { key: string; label: string; value: string; changeMessage?: string };
type ApplePassJson = Record<string, unknown> & {
  serialNumber: string;
  authenticationToken: string;
  barcodes: { message: string }[];
  boardingPass: Record<`${"header" | "primary" | "secondary" | "auxiliary" | "back"}Fields`, Field[]>;
};

function sorted(record: object): [string, unknown][] {
  return Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Checks a detached signature (PKCS #7): its attributes name the digest of the manifest, and are signed themselves. */
function isSigned(signature: Buffer, manifest: Buffer, signer: Issued): boolean {
  const signedData = readDer(signature).children[1]?.children[0];
  const signerInfo = signedData?.children.at(-1)?.children[0];
  const attributes = signerInfo?.children.find(({ tag }) => tag === 0xa0);
  const signed = signerInfo?.children.findLast(({ tag }) => tag === 0x04)?.content;
  if (!attributes || !signed) return false;
  const asSet = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)]);
  const digest = createHash("sha1").update(manifest).digest();
  return attributes.content.includes(digest) && verify("sha1", asSet, createPublicKey(signer.pem), signed);
}
