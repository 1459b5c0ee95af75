import type { CareersStrings } from "./en.ts";

export default {
  head: "Traha serka nos",
  description:
    "Kore pa nos na Kòrsou: bo mes oranan, preis hustu, un ofisina ku ta kontestá. Apliká pa bira shofùr.",
  title: "Traha serka nos",
  intro: "Nos ta buska shofùr ku konosé e isla i gusta hende.",
  points: (when = "di dia i anochi") => [
    "Bo ta skohe bo wardanan.",
    "Bo ta mira preis i distansia promé ku bo aseptá.",
    `Ofisina ta kontestá ${when}.`,
  ],
  needs: "Kiko bo mester",
  needItems: [
    "Un lisensia di taksi i plachi TX, òf un outo ku por haña un",
    "Un bon kondukta",
    "Dos di e idiomanan di e isla",
  ],
  apply: "Apliká pa bira shofùr",
} satisfies CareersStrings;
