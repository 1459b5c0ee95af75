import { type Wallet, WALLETS } from "../../domain/wallet/wallets.ts";
import type { Environment } from "../environment/environment.ts";
import type { Clock } from "../process/clock.ts";
import { type PassCertificate, readPassCertificate } from "./apple/pass-certificate.ts";
import { GoogleWallet } from "./google/google-wallet.ts";

/** The wallets that the company has what it takes for; null where not. */
export type Wallets = {
  readonly apple: (PassCertificate & { readonly pushUrl: string; readonly pushCa?: string }) | null;
  readonly google: GoogleWallet | null;
};

export const NO_WALLETS: Wallets = { apple: null, google: null };

type Settings = Pick<
  Environment,
  | "APPLE_PASS_CERTIFICATE"
  | "APPLE_PASS_KEY"
  | "APPLE_WWDR_CERTIFICATE"
  | "APPLE_PUSH_URL"
  | "GOOGLE_WALLET_ISSUER"
  | "GOOGLE_WALLET_KEY"
  | "GOOGLE_WALLET_URL"
>;

/** Reads the certificates; one that can't be used stops the start. */
export async function openWallets(settings: Settings, clock: Clock): Promise<Wallets> {
  const { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key, APPLE_WWDR_CERTIFICATE: wwdr } = settings;
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_KEY: keyFile, GOOGLE_WALLET_URL: url } = settings;
  return {
    apple:
      certificate && key && wwdr
        ? { ...(await readPassCertificate({ certificate, key, wwdr })), pushUrl: settings.APPLE_PUSH_URL }
        : null,
    google: issuer && keyFile ? await GoogleWallet.open({ url, issuer, keyFile }, clock) : null,
  };
}

export function namesOfWallets(wallets: Wallets): Wallet[] {
  return WALLETS.filter((name) => wallets[name] !== null);
}
