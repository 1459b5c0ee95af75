import type { TariffStrings } from "./en.ts";

export default {
  show: "Ver",
  showOf: (day) => `Tarifa desde el ${day}`,
  coming: "Próxima",
  past: "Anterior",
  replaced: "Reemplazada",
  replaces: (day) => `Ya hay otra tarifa que empieza el ${day}. Esta la reemplaza.`,
  view: "Qué comparar",
  views: { trips: "Diez viajes", zones: "Zonas del aeropuerto", values: "Todos los valores" },
  trip: "Viaje",
  airport: "Aeropuerto",
  km: (km) => `${km} km`,
  fixed: "tarifa fija",
  people: (people, bags) => `${people} pasajeros, ${bags} maletas`,
  night: "de noche",
  holiday: "en día feriado",
  onRequest: (car) => `${car} a petición`,
  now: "Actual",
  next: "Nueva",
  difference: "Diferencia",
  same: "igual",
  zone: "Zonas",
  value: "Valor",
  mapLabel: "Las zonas del aeropuerto con sus tarifas fijas",
  preview: "Lo que costarían diez viajes",
  incomplete: "La comparación aparece cuando todos los campos están llenos.",
  nothingNew: "Es la tarifa actual. Cambia algo antes de guardar.",
  withdraw: "Retirar",
  withdrawOf: (day) => `Retirar la tarifa desde el ${day}`,
  withdrawText: "Sigue vigente la tarifa anterior. El registro guarda quién la retiró y por qué.",
  keep: (n) =>
    n === 0
      ? "Ningún viaje abierto se cotizó con ella."
      : n === 1
        ? "1 viaje abierto se cotizó con ella y conserva su precio."
        : `${n} viajes abiertos se cotizaron con ella y conservan su precio.`,
  reason: "Motivo",
  withdrawn: "Tarifa retirada.",
} satisfies TariffStrings;
