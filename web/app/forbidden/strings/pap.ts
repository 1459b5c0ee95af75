import type { ForbiddenStrings } from "./en.ts";

export default {
  title: "Bo no tin akseso na esaki.",
  backHome: "Bai bèk na inisio",
} satisfies ForbiddenStrings;
