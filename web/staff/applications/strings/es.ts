import type { ApplicationsStrings } from "./en.ts";

const applications: ApplicationsStrings = {
  about: (n, oldest) =>
    n === 1 ? `1 sin decidir, desde hace ${oldest}` : `${n} sin decidir, la más antigua desde hace ${oldest}`,
  search: "Buscar solicitantes",
  nothingFound: "Nadie coincide.",
  back: "Todas las solicitudes",
  gone: "Esta solicitud ya no está.",
  seats: (n) => (n === 1 ? "1 asiento" : `${n} asientos`),
  speaks: "Habla",
};

export default applications;
