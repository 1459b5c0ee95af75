import type { WalletStrings } from "./en.ts";

const wallet: WalletStrings = {
  apple: "Zet in Apple Wallet",
  google: "Zet in Google Wallet",
  opening: "Een moment...",
  failed: "Google Wallet antwoordt niet. Probeer het zo nog eens.",
};

export default wallet;
