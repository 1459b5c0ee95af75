import type { Language } from "../../../domain/languages.ts";
import type { NotificationStrings } from "./notification-strings.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { nl } from "./nl.ts";
import { pap } from "./pap.ts";

/** The words of our messages to people, in each language they read. */
export const NOTIFICATION_STRINGS: Readonly<Record<Language, NotificationStrings>> = { en, nl, es, pap, de };
