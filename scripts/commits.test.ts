import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The last commit before this rule began. */
const RULE_BEGINS_AFTER = "900d8ccd";
const LONGEST_SUBJECT = 72;
const SUBJECT = /^[a-z][a-z0-9-]*(, [a-z][a-z0-9-]*)*: \S/;

type Commit = { subject: string; body: string };

test("every commit says which area, what, and why", () => {
  const faults = commitsSince(RULE_BEGINS_AFTER).flatMap(faultsOf);
  expect(faults).toEqual([]);
});

test.each([
  ["Let the banner overlap the bar", "Because it was cut off.", "has no area in front"],
  [`site: ${"very ".repeat(14)}long`, "Because.", "is longer than 72 characters"],
  ["site: let the banner overlap the bar", "", "has no body that says why"],
])("finds fault with %j", (subject, body, fault) => {
  expect(faultsOf({ subject, body })).toEqual([`"${subject}" ${fault}`]);
});

test("finds no fault with an area, a short subject and a reason", () => {
  expect(
    faultsOf({ subject: "rides, web: show the price of a change", body: "It was hidden below the map." }),
  ).toEqual([]);
});

function faultsOf({ subject, body }: Commit): string[] {
  return [
    ...(SUBJECT.test(subject) ? [] : ["has no area in front"]),
    ...(subject.length <= LONGEST_SUBJECT ? [] : [`is longer than ${LONGEST_SUBJECT} characters`]),
    ...(body === "" ? ["has no body that says why"] : []),
  ].map((fault) => `"${subject}" ${fault}`);
}

/** None where the history isn't at hand: a tree without git, or a clone that begins later. */
function commitsSince(commit: string): Commit[] {
  try {
    const log = git("log", "--no-merges", "--format=%s%x00%b%x01", `${commit}..HEAD`);
    return log
      .split("\u0001")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "")
      .map((entry) => {
        const [subject = "", body = ""] = entry.split("\u0000");
        return { subject, body: body.trim() };
      });
  } catch {
    console.info("The history isn't here from where the rule begins: no commit is looked at.");
    return [];
  }
}

function git(...words: string[]): string {
  return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
