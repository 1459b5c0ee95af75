import type { ApprovalsStrings } from "./en.ts";

const approvals: ApprovalsStrings = {
  kept: (until) =>
    `Una segunda persona debe aprobarlo, así que aún no se ha hecho nada. Su solicitud queda guardada y espera hasta ${until}.`,
  waits: "Algo de esto ya espera a una segunda persona. Mire primero en Aprobaciones.",
};

export default approvals;
