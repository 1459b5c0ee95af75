import type { WalletStrings } from "./en.ts";

const wallet: WalletStrings = {
  apple: "Agregar a Apple Wallet",
  google: "Agregar a Google Wallet",
  opening: "Un momento...",
  failed: "Google Wallet no responde. Inténtelo de nuevo en un minuto.",
};

export default wallet;
