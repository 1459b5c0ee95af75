import { readPassCertificate } from "../wallet/apple/pass-certificate.ts";
import { GoogleWallet } from "../wallet/google/google-wallet.ts";
import type { Wallets } from "../wallet/open-wallets.ts";
import { makePassFiles } from "./apple-pass.ts";
import { startFakeGoogleWallet } from "./fake-google-wallet.ts";
import { TestClock } from "./test-clock.ts";

/** What a company has that offers both wallets: a certificate made here, and a Google of our own. */
export async function openTestWallets() {
  const files = await makePassFiles();
  const google = await startFakeGoogleWallet();
  const wallets: Wallets = {
    apple: { ...(await readPassCertificate(files)), pushUrl: "https://127.0.0.1:9" },
    google: await GoogleWallet.open(google, new TestClock()),
  };
  return {
    wallets,
    async close() {
      await google.close();
      await files.remove();
    },
  };
}
