import { expect, it } from "vitest";
import { Turns } from "./turns.ts";

const PARTS = 20;

it("spreads its members evenly, and gives each one turn a round", () => {
  const turns = new Turns<number>(PARTS);
  for (let member = 0; member < 500; member += 1) turns.join(member);
  const rounds = Array.from({ length: 2 }, () => Array.from({ length: PARTS }, () => turns.next()));
  for (const round of rounds) {
    expect(round.map(({ isNewRound }) => isNewRound)).toEqual([true, ...Array(PARTS - 1).fill(false)]);
    for (const { members } of round) expect(members.size).toBe(500 / PARTS);
    const had = round.flatMap(({ members }) => [...members]);
    expect(new Set(had).size).toBe(500);
    expect(had).toHaveLength(500);
  }
});

it("gives no turn to who has left", () => {
  const turns = new Turns<string>(2);
  const leave = turns.join("gone");
  turns.join("here");
  leave();
  expect([turns.next(), turns.next()].flatMap(({ members }) => [...members])).toEqual(["here"]);
});
