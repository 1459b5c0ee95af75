import { X509Certificate, createPrivateKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CannotStart } from "../../process/cannot-start.ts";

/** The signer of passes, with the names that Apple gave it. */
export type PassCertificate = {
  /** "pass.com.example.ride" */
  readonly passType: string;
  readonly team: string;
  /** Each as PEM. */
  readonly certificate: string;
  readonly key: string;
  readonly wwdr: string;
};

type Files = { certificate: string; key: string; wwdr: string };

/** Reads the three files, and stops the start with a sentence where they don't belong together. */
export async function readPassCertificate(files: Files): Promise<PassCertificate> {
  const certificate = await read(
    "APPLE_PASS_CERTIFICATE",
    files.certificate,
    (pem) => new X509Certificate(pem),
  );
  const key = await read("APPLE_PASS_KEY", files.key, (pem) => createPrivateKey(pem));
  const wwdr = await read("APPLE_WWDR_CERTIFICATE", files.wwdr, (pem) => new X509Certificate(pem));
  if (!certificate.checkPrivateKey(key)) {
    throw new CannotStart("APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.");
  }
  if (!certificate.checkIssued(wwdr) || !certificate.verify(wwdr.publicKey)) {
    throw new CannotStart(
      "APPLE_WWDR_CERTIFICATE did not issue APPLE_PASS_CERTIFICATE: take the one (G4 today) that Apple's page of authorities names for it.",
    );
  }
  const passType = partOf(certificate.subject, "UID");
  const team = partOf(certificate.subject, "OU");
  if (passType === undefined || team === undefined) {
    throw new CannotStart(
      "APPLE_PASS_CERTIFICATE is no certificate of a pass type: its subject has no UID or no OU.",
    );
  }
  return {
    passType,
    team,
    certificate: certificate.toString(),
    // As the signer of passes reads it, however the file had it.
    key: key.export({ type: "pkcs1", format: "pem" }).toString(),
    wwdr: wwdr.toString(),
  };
}

async function read<T>(name: string, file: string, parse: (pem: Buffer) => T): Promise<T> {
  try {
    return parse(await readFile(file));
  } catch {
    throw new CannotStart(`${name} names a file that can't be read as PEM: ${file}.`);
  }
}

function partOf(subject: string, name: string): string | undefined {
  const line = subject.split("\n").find((one) => one.startsWith(`${name}=`));
  return line?.slice(name.length + 1);
}
