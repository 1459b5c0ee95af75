import { pap } from "../../../domain/assistants/refusals/pap.ts";
import type { ErrorsStrings } from "./en.ts";

export default {
  ...pap,
  broken_json: "A sosodé un eror inesperá",
  invalid_input: "Kontrolá e kamponan marká.",
  invalid_code: "E kódigo òf link akí no ta korekto, ta usá kaba òf ta muchu bieu.",
  unauthenticated: "Bo mester drenta bo kuenta promé",
  forbidden: "Bo no tin akseso na esaki.",
  body_too_large: "E teksto akí ta muchu largu.",
  offline: "Bo ta sin konekshon. Loke bo a skirbi ta wardá.",
  timeout: "E petishon a dura muchu. Por fabor purba atrobe.",
  method_not_allowed: "A sosodé un eror inesperá",
  unknown_query: "A sosodé un eror inesperá",
  unsupported_media_type: "A sosodé un eror inesperá",
  unreadable: "A sosodé un eror inesperá",
  unreachable: "No por a konektá ku e server. Por fabor purba atrobe mas despues.",
} satisfies ErrorsStrings;
