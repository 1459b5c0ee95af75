import type { WalletStrings } from "./en.ts";

const wallet: WalletStrings = {
  apple: "Pone den Apple Wallet",
  google: "Pone den Google Wallet",
  opening: "Un ratu...",
  failed: "Google Wallet no ta kontestá. Purba atrobe den un minüt.",
};

export default wallet;
