/** The wallets of phones that a ride can be put into. */
export const WALLETS = ["apple", "google"] as const;
export type Wallet = (typeof WALLETS)[number];

/** Where the wallet of Apple finds what a pass has come to, below the product's address; it adds its version itself. */
export const APPLE_WALLET_PATH = "/gateways/apple-wallet";
