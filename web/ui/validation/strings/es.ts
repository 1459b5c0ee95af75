import type { ValidationStrings } from "./en.ts";

export default {
  required: "Por favor, complete este campo.",
  emailOrPhone: "Escriba un correo electrónico o un número de teléfono.",
  email: "Por favor, indique un correo válido.",
  phone: "Escriba 7 dígitos, o + y el código del país.",
  phoneAbroad: "Este número no es correcto. Revise lo que va después del código del país.",
  passwordsDiffer: "Las contraseñas no coinciden.",
  passwordShort: "La contraseña debe tener al menos 8 caracteres.",
  passwordLong: "La contraseña puede tener 128 caracteres como máximo.",
  name: "Un nombre no puede llevar una dirección web. Deje un espacio después de cada punto.",
  username: "De 3 a 64 letras, números y . _ + -",
  bookingNumber: "Un número de reserva tiene seis letras y cifras, como 4XV-MEN.",
  phoneEnd: "Escriba cuatro cifras.",
  date: "La fecha no es válida.",
  check: "Por favor, revise este dato.",
} satisfies ValidationStrings;
