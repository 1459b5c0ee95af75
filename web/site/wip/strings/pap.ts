import type { WipStrings } from "./en.ts";

export default {
  head: "Den konstrukshon",
  title: "Ainda den konstrukshon!",
  redirect: (seconds) => `Den ${seconds} sekònde nos ta hiba bo na nos página prinsipal.`,
  progress: "Tempu te ora bo bai na e página prinsipal",
  stay: "Keda akí",
  home: "Bai bèk na inisio",
  staying: "Bo ta keda riba e página akí.",
} satisfies WipStrings;
