import { pap as shared } from "../../assistants/refusals/pap.ts";
import type { KeyRefusals } from "./en.ts";

export const pap: KeyRefusals = {
  ...shared,
  not_found: "Riba e kuenta akí no tin e biahe òf e lugá ei.",
  rate_limited: (seconds) => `Muchu petishon. Por fabor sigui den ${seconds} sekònde.`,
  internal: "Algu a bai robes na nos banda. Por fabor purba atrobe.",
  unavailable: "Nos tin un problema na nos banda. Por fabor purba atrobe den un ratu.",
  broken_json: "No por a lesa e petishon akí: su kontenido no ta JSON.",
  unsupported_media_type: "Por fabor manda e kontenido komo JSON.",
  body_too_large: "E petishon akí ta muchu largu.",
  method_not_allowed: "E adrès akí no ta aseptá e método ei.",
  invalid_input: "Algu den e petishon akí no ta bon.",
  invalid_field: (field, why) => `Por fabor wak ${field} atrobe: ${why}`,
  invalid_fields: (fields) => `Por fabor wak esaki atrobe: ${fields}.`,
  unauthenticated: "E yabi akí no ta bal, òf no mas. E ofisina por traha un otro.",
  forbidden: "E yabi akí no por hasi esei. E ofisina por traha un ku por.",
  deposit_needed: "E kambio akí mester di un depósito, i e biahe tin shofùr kaba. Por fabor yama nos.",
  credit_limit_reached: "E kuenta akí a yega na su límite di krédito. Por fabor yama nos.",
  edit_conflict: "Un otro hende a kaba di kambia e biahe akí. Por fabor les'é atrobe.",
  bookings_refused: (place, all, why) => `No a reservá nada. Reservashon ${place} di ${all} no por: ${why}`,
  other: "Esei no por.",
};
