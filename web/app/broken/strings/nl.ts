import type { BrokenStrings } from "./en.ts";

export default {
  whatToDo:
    "Er ging bij ons iets mis, en we hebben er bericht van. Laad de pagina opnieuw. Helpt dat niet, begin dan op de homepage of bel ons.",
  kept: "Wat je in dit tabblad in formulieren typte, is bewaard.",
  toHome: "Naar de homepage",
  callCompany: (phone) => `Bel ${phone}`,
} satisfies BrokenStrings;
