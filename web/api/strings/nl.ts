import { nl } from "../../../domain/assistants/refusals/nl.ts";
import type { ErrorsStrings } from "./en.ts";

export default {
  ...nl,
  broken_json: "Er ging onverwacht iets mis",
  invalid_input: "Kijk de gemarkeerde velden na.",
  invalid_code: "Deze code of link klopt niet, is al gebruikt of te oud.",
  unauthenticated: "Log eerst in.",
  forbidden: "Je hebt hier geen toegang toe.",
  body_too_large: "Deze tekst is te lang.",
  offline: "Je bent offline. Wat je typte is bewaard.",
  timeout: "Het duurde te lang. Probeer het opnieuw.",
  method_not_allowed: "Er ging onverwacht iets mis",
  unknown_query: "Er ging onverwacht iets mis",
  unsupported_media_type: "Er ging onverwacht iets mis",
  unreadable: "Er ging onverwacht iets mis",
  unreachable: "Geen verbinding met de server. Probeer het later opnieuw.",
} satisfies ErrorsStrings;
