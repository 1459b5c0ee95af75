import type { WalletStrings } from "./en.ts";

const wallet: WalletStrings = {
  apple: "Zu Apple Wallet hinzufügen",
  google: "Zu Google Wallet hinzufügen",
  opening: "Einen Moment...",
  failed: "Google Wallet antwortet nicht. Bitte versuchen Sie es in einer Minute noch einmal.",
};

export default wallet;
