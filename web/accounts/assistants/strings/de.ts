import type { AssistantsStrings } from "./en.ts";

export default {
  head: "Einen Assistenten zulassen",
  title: "Assistenten zulassen?",
  unknown: "Wir kennen diesen Assistenten nicht. Gehen Sie zu ihm zurück und beginnen Sie neu.",
  wants: "Das möchte er für Sie tun:",
  scopes: {
    "rides:read": "Ihre Fahrten sehen, ihren Preis und wo der Wagen ist",
    "rides:write": "Fahrten für Sie buchen, ändern und stornieren",
  },
  never:
    "Bezahlen kann er nicht, und Ihr Passwort sieht er nicht. Widerrufen können Sie jederzeit in den Einstellungen.",
  returnsTo: (host) => `Danach geht es weiter zu ${host}.`,
  asWho: (username) => `Sie sind als ${username} angemeldet.`,
  allow: "Zulassen",
  allowing: "Wird zugelassen...",
  refuse: "Nicht zulassen",
  login: "Anmelden und zulassen",
  loginReason: (host) => `Melden Sie sich an, um ${host} zuzulassen.`,
  forgotPassword: "Passwort vergessen?",
  back: "Zurück",
  notForRole: (username) =>
    `Fahrgäste lassen einen Assistenten mit ihrem eigenen Konto zu. Sie sind als ${username} angemeldet.`,
  forHotels: "Für ein Hotel oder eine Firma",
  forHotelsText: "Der Assistent bucht dann auf Ihr Konto. Der Schlüssel ist der von unserem Büro.",
  key: "Schlüssel",
  allowByKey: "Mit diesem Schlüssel zulassen",
  wrongKey: "Dieser Schlüssel gilt nicht. Fragen Sie unser Büro nach einem neuen.",
  mine: "Assistenten",
  mineText: "Diese dürfen für Sie handeln.",
  allowedAt: (moment) => `Zugelassen ${moment}`,
  lastUsed: (moment) => `Zuletzt benutzt ${moment}`,
  withdraw: "Widerrufen",
  withdrawOf: (host) => `${host} widerrufen`,
  withdrawText: "Er kann dann nichts mehr für Sie tun. Gebuchte Fahrten bleiben.",
  withdrawn: "Widerrufen",
  keep: "Behalten",
} satisfies AssistantsStrings;
