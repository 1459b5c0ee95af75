import { de } from "../../../domain/assistants/refusals/de.ts";
import type { ErrorsStrings } from "./en.ts";

export default {
  ...de,
  broken_json: "Das hat leider nicht geklappt.",
  invalid_input: "Bitte prüfen Sie die markierten Felder.",
  invalid_code: "Dieser Code oder Link gilt nicht mehr.",
  unauthenticated: "Bitte melden Sie sich an.",
  forbidden: "Sie haben keinen Zugriff auf diese Seite.",
  method_not_allowed: "Das hat leider nicht geklappt.",
  unknown_query: "Das hat leider nicht geklappt.",
  body_too_large: "Dieser Text ist zu lang.",
  unsupported_media_type: "Das hat leider nicht geklappt.",
  offline: "Sie sind offline. Ihre Eingaben sind gespeichert.",
  timeout: "Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.",
  unreachable: "Wir erreichen den Server nicht. Bitte versuchen Sie es später noch einmal.",
  unreadable: "Das hat leider nicht geklappt.",
} satisfies ErrorsStrings;
