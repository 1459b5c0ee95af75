import path from "node:path";
import type { Environment } from "../environment/environment.ts";
import { type FileProvider, fileProvider } from "./file-provider.ts";
import type { PayProvider } from "./pay-provider.ts";
import { sentooProvider } from "./sentoo-provider.ts";

type Settings = Pick<
  Environment,
  "PAYMENTS" | "SENTOO_MERCHANT" | "SENTOO_SECRET" | "SENTOO_URL" | "DATA_DIR"
>;

/** The provider that takes payments by link, or plays them on trial; null for both where the company takes none. */
export type PayProviders = { readonly provider: PayProvider | null; readonly trials: FileProvider | null };

export function openPayProvider(settings: Settings, trialKey: string): PayProviders {
  const { PAYMENTS, SENTOO_MERCHANT: merchant, SENTOO_SECRET: secret, SENTOO_URL: url } = settings;
  if (PAYMENTS === "sentoo" && merchant && secret) {
    return { provider: sentooProvider({ url, merchant, secret }), trials: null };
  }
  if (PAYMENTS !== "file") return { provider: null, trials: null };
  const directory = path.join(settings.DATA_DIR, "trial-payments");
  const trials = fileProvider({ directory, key: trialKey });
  return { provider: trials, trials };
}
