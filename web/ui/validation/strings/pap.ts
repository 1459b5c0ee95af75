import type { ValidationStrings } from "./en.ts";

export default {
  required: "Por fabor yena esaki.",
  emailOrPhone: "Yena un e-mail òf un number di telefòn.",
  email: "Por fabor yena un adrès di e-mail válido.",
  phone: "Yena 7 sifra pa un number di Kòrsou, òf + i kódigo di bo pais.",
  phoneAbroad: "E number akí no ta korekto. Chèk loke ta bini despues di e kódigo di pais.",
  passwordsDiffer: "E kontraseñanan no ta kuadra.",
  passwordShort: "E kontraseña mester tin por lo ménos 8 karákter.",
  passwordLong: "E kontraseña por tin máksimo 128 karákter.",
  name: "Den un nòmber no por tin un adrès di web. Laga un espasio despues di kada punto.",
  username: "3 te 64 lèter, sifra i . _ + -",
  bookingNumber: "Un number di reservashon tin seis lèter i sifra, manera 4XV-MEN.",
  phoneEnd: "Yena kuater sifra.",
  date: "E fecha no ta válido.",
  check: "Por fabor kontrolá esaki.",
} satisfies ValidationStrings;
