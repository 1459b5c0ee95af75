import type { FindingStrings } from "./en.ts";

export default {
  head: "Buscar mi reserva",
  description:
    "¿Perdió el enlace de su viaje? Con el número de reserva y el final de su teléfono lo vuelve a encontrar.",
  title: "Buscar mi reserva",
  intro: "No hace falta una cuenta. Bastan dos datos de su reserva.",
  number: "Número de reserva",
  numberHint: "Seis letras y cifras: en su correo, en su recibo o en la recepción del hotel.",
  phoneEnd: "Últimas cuatro cifras del teléfono",
  phoneEndHint: "Del número que se dio al reservar.",
  finding: "Buscando...",
  wrongTitle: "Estos dos datos no van juntos.",
  wrong: "Revise el número, o use el teléfono que se dio al reservar.",
  noNumber: "¿No tiene el número a mano? Díganos su nombre y la hora de recogida.",
  call: (phone: string) => `Llame al ${phone}`,
  withAccount: "¿Reservó con una cuenta? Allí están todos sus viajes.",
  login: "Iniciar sesión",
} satisfies FindingStrings;
