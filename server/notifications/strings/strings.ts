import type { Language } from "../../../contract/languages.ts";
import type { NotificationStrings } from "./notification-strings.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { nl } from "./nl.ts";
import { pap } from "./pap.ts";

/** What we write to people, in each language they read. */
export const NOTIFICATION_STRINGS: Readonly<Record<Language, NotificationStrings>> = { en, nl, es, pap };
