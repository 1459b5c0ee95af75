import type { CareersStrings } from "./en.ts";

export default {
  head: "Jobs",
  description:
    "Fahren Sie für uns auf Curaçao: eigene Zeiten, faire Fahrpreise und ein Büro, das abnimmt. Bewerben Sie sich als Fahrer.",
  title: "Jobs",
  intro: "Wir suchen Fahrerinnen und Fahrer, die die Insel kennen und gern unter Menschen sind.",
  points: (when = "Tag und Nacht") => [
    "Wählen Sie Ihre Schichten selbst.",
    "Sehen Sie Fahrpreis und Strecke, bevor Sie annehmen.",
    `Das Büro ist ${when} erreichbar.`,
  ],
  needs: "Was Sie brauchen",
  needItems: [
    "Eine Taxilizenz und ein TX-Kennzeichen, oder einen Wagen, der eines bekommen kann",
    "Ein sauberes Führungszeugnis",
    "Mindestens zwei der Sprachen der Insel",
  ],
  apply: "Als Fahrer bewerben",
} satisfies CareersStrings;
