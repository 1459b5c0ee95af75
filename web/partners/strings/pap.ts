import type { OnAccountStrings } from "./en.ts";

export default {
  headTitle: "Reservá riba kuenta",
  headDescription: "Reservá un taksi riba kuenta di bo hotèl òf kompania.",
  loading: "Ta karga...",
  goneTitle: "E link akí no ta bal mas",
  gone: "Puntra na resepshon pa esun di awor.",
  title: (name) => `Bo taksi na ${name}`,
  intro: (name) => `E biahe akí ta bai riba kuenta di ${name}. No tin nada pa paga den e outo.`,
  discount: (percent) => `Bo preis ta ${percent}% mas abou.`,
  rides: "Biahe riba e kuenta akí",
  none: "Ainda no tin biahe.",
  when: "Ki ora",
  guest: "Huéspet",
  room: "Kamber",
  trip: "Di i pa",
  driver: "Shofùr",
  status: "Estado",
  fare: "Preis",
} satisfies OnAccountStrings;
