import { expect, test } from "vitest";
import { readCommand } from "./read-command.ts";

const NOON = new Date("2026-11-22T12:00:00-04:00");
const read = (line: string) => readCommand(line, NOON);

test("a whole booking is read from one line", () => {
  expect(read("5550183 punda > mambo +20 2p")).toEqual({
    phone: "5550183",
    name: "",
    pickup: "punda",
    stops: [],
    dropoff: "mambo",
    when: "2026-11-22T12:20",
    passengers: 2,
    luggage: 0,
    vehicleType: "",
    unknown: [],
  });
});

test("the details come in any order, bags by the letter of each language, and the car last", () => {
  expect(read("555 0183 jan thiel > hato airport 3b 4p 6:30pm xl")).toMatchObject({
    phone: "5550183",
    dropoff: "hato airport",
    when: "2026-11-22T18:30",
    passengers: 4,
    luggage: 3,
    vehicleType: "xl",
  });
  expect(read("5550183 punda > mambo 2k").luggage).toBe(2);
  expect(read("5550183 punda > mambo comfort")).toMatchObject({ dropoff: "mambo", vehicleType: "comfort" });
  expect(read("5550183 punda > cargo terminal")).toMatchObject({
    dropoff: "cargo terminal",
    vehicleType: "",
  });
});

test("a time that is over today is tomorrow's, and so is one that says so", () => {
  expect(read("5550183 a > b 9:15").when).toBe("2026-11-23T09:15");
  expect(read("5550183 a > b mañana 15:00").when).toBe("2026-11-23T15:00");
  expect(read("5550183 a > b 8pm").when).toBe("2026-11-22T20:00");
  expect(read("5550183 a > b").when).toBe("now");
});

test("a name stands before a colon, a number from abroad has its plus, and stops stand between", () => {
  expect(read("+31 6 1234 5678 Rosa Quay: kaya uranus 14, mahaai > salinja > mambo")).toMatchObject({
    phone: "+31612345678",
    name: "Rosa Quay",
    pickup: "kaya uranus 14, mahaai",
    stops: ["salinja"],
    dropoff: "mambo",
  });
});

test("what is missing is missing, and what means nothing is named", () => {
  expect(read("")).toMatchObject({ phone: null, pickup: "", dropoff: "", when: "now", unknown: [] });
  expect(read("555018 punda > mambo").phone).toBeNull();
  expect(read("5550183 punda")).toMatchObject({ pickup: "punda", dropoff: "" });
  expect(read("5550183 punda > mambo 2p soon +10").unknown).toEqual(["soon"]);
  expect(read("5550183 punda > mambo 12p").unknown).toEqual(["12p"]);
  expect(read("5550183 punda > schottegatweg oost 12").dropoff).toBe("schottegatweg oost 12");
});

test("a time is never lost: its colon ends no name, and it may stand beside any place", () => {
  expect(read("5550183 Mrs Isenia: salinja to airport 20:30 2p")).toMatchObject({
    name: "Mrs Isenia",
    pickup: "salinja",
    dropoff: "airport",
    when: "2026-11-22T20:30",
    passengers: 2,
  });
  expect(read("5550183 salinja to airport 20:30 2p")).toMatchObject({
    name: "",
    pickup: "salinja",
    dropoff: "airport",
    when: "2026-11-22T20:30",
  });
  expect(read("5550183 punda 20:30 > mambo")).toMatchObject({
    pickup: "punda",
    dropoff: "mambo",
    when: "2026-11-22T20:30",
  });
  for (const time of ["20:30", "20.30", "20u30", "20h30", "8:30pm", "at 20:30", "om 20:30"]) {
    expect(read(`5550183 punda > mambo ${time}`)).toMatchObject({ when: "2026-11-22T20:30", unknown: [] });
  }
});

test("what looks like a time and is none, or a second one, is named rather than taken for now", () => {
  expect(read("5550183 punda > mambo 25:70").unknown).toEqual(["25:70"]);
  expect(read("5550183 punda 20:30 > mambo 21:30").unknown).toHaveLength(1);
});

test("a trip is read as it is said in each language, where no sign stands between its places", () => {
  for (const word of ["to", "naar", "pa", "para"]) {
    expect(read(`5550183 punda ${word} mambo`)).toMatchObject({ pickup: "punda", dropoff: "mambo" });
  }
  expect(read("5550183 boka a > kaya pa mi")).toMatchObject({ pickup: "boka a", dropoff: "kaya pa mi" });
});
