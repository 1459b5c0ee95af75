import type { HelpTexts } from "../chapters.ts";
import company from "./en/company.ts";
import desk from "./en/desk.ts";
import driver from "./en/driver.ts";
import money from "./en/money.ts";
import people from "./en/people.ts";
import prices from "./en/prices.ts";
import records from "./en/records.ts";
import start from "./en/start.ts";

const help: HelpTexts = {
  readers: {
    owner: "Handbook for the owner",
    dispatcher: "Handbook for dispatchers",
    driver: "Handbook for drivers",
  },
  parts: {
    start: "The first page",
    money: "Money",
    people: "People",
    prices: "Prices",
    company: "Company",
    records: "Records",
    desk: "Dispatch",
    driver: "Driver",
  },
  chapters: { ...start, ...money, ...people, ...prices, ...company, ...records, ...desk, ...driver },
};

export default help;
