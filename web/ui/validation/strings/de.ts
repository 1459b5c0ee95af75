import type { ValidationStrings } from "./en.ts";

export default {
  required: "Dieses Feld fehlt noch.",
  emailOrPhone: "Bitte geben Sie eine E-Mail-Adresse oder Telefonnummer ein.",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
  phone: "Eine Nummer auf Curaçao hat 7 Ziffern. Aus dem Ausland: + und die Landesvorwahl.",
  phoneAbroad: "Diese Nummer stimmt nicht. Prüfen Sie sie nach der Landesvorwahl.",
  passwordsDiffer: "Die Passwörter stimmen nicht überein.",
  passwordShort: "Mindestens 8 Zeichen.",
  passwordLong: "Höchstens 128 Zeichen.",
  name: "Ein Name kann keine Webadresse enthalten. Setzen Sie nach jedem Punkt ein Leerzeichen.",
  username: "3 bis 64 Buchstaben, Ziffern oder . _ + -",
  bookingNumber: "Eine Buchungsnummer hat sechs Buchstaben und Ziffern, wie 4XV-MEN.",
  phoneEnd: "Bitte geben Sie vier Ziffern ein.",
  date: "Dieses Datum stimmt nicht.",
  check: "Bitte prüfen Sie dieses Feld.",
} satisfies ValidationStrings;
