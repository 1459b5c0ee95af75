const wallet = {
  apple: "Add to Apple Wallet",
  google: "Add to Google Wallet",
  opening: "One moment...",
  failed: "Google Wallet doesn't answer. Please try again in a minute.",
};

export default wallet;
export type WalletStrings = typeof wallet;
