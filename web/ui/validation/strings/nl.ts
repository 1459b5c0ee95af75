import type { ValidationStrings } from "./en.ts";

export default {
  required: "Vul dit in.",
  emailOrPhone: "Vul een e-mailadres of telefoonnummer in.",
  email: "Vul een geldig e-mailadres in.",
  phone: "Vul 7 cijfers in, of + en de landcode.",
  phoneAbroad: "Dit nummer klopt niet. Controleer wat na de landcode komt.",
  passwordsDiffer: "De wachtwoorden zijn niet gelijk.",
  passwordShort: "Het wachtwoord moet minstens 8 tekens hebben.",
  passwordLong: "Het wachtwoord mag hoogstens 128 tekens hebben.",
  name: "In een naam kan geen webadres staan. Zet een spatie na elke punt.",
  username: "3 tot 64 letters, cijfers en . _ + -",
  bookingNumber: "Een boekingsnummer heeft zes letters en cijfers, zoals 4XV-MEN.",
  phoneEnd: "Vul vier cijfers in.",
  date: "De datum klopt niet.",
  check: "Controleer dit.",
} satisfies ValidationStrings;
