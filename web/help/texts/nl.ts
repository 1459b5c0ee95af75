import type { HelpTexts } from "../chapters.ts";
import company from "./nl/company.ts";
import desk from "./nl/desk.ts";
import driver from "./nl/driver.ts";
import money from "./nl/money.ts";
import people from "./nl/people.ts";
import prices from "./nl/prices.ts";
import records from "./nl/records.ts";
import start from "./nl/start.ts";

const help: HelpTexts = {
  readers: {
    owner: "Handboek voor de eigenaar",
    dispatcher: "Handboek voor centralisten",
    driver: "Handboek voor chauffeurs",
  },
  parts: {
    start: "De eerste pagina",
    money: "Geld",
    people: "Mensen",
    prices: "Prijzen",
    company: "Bedrijf",
    records: "Verslagen",
    desk: "Centrale",
    driver: "Chauffeur",
  },
  chapters: { ...start, ...money, ...people, ...prices, ...company, ...records, ...desk, ...driver },
};

export default help;
