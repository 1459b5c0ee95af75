import type { ErrorsAtWorkStrings } from "./en.ts";

export default {
  invalid_driver_id: "ID di shofùr no ta válido",
  papers_expired: "Un dokumento di e shofùr akí a vense.",
  driver_busy: "E shofùr akí tin un biahe kaba na e ora ei.",
  driver_unavailable: "E shofùr akí no por tuma biahe awor.",
  period_settled: "Algun di e dianan akí ta den un likidashon será kaba.",
  wrong_start_code: "Esaki no ta e kódigo di e pasahero.",
  two_factor_needed: "Aktivá promé e aseso den dos paso, den bo ahustenan.",
} satisfies ErrorsAtWorkStrings;
