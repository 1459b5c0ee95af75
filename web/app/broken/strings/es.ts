import type { BrokenStrings } from "./en.ts";

export default {
  whatToDo:
    "Algo falló de nuestro lado y ya estamos avisados. Cargue la página de nuevo; si no ayuda, empiece desde el inicio o llámenos.",
  kept: "Lo que escribió en los formularios de esta pestaña se conserva.",
  toHome: "Ir al inicio",
  callCompany: (phone) => `Llamar al ${phone}`,
} satisfies BrokenStrings;
