import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Names that only we understood, and the plain ones that took their place. */
const PLAIN: Readonly<Record<string, string>> = {
  FairTurns: "FairQueue",
  HeldStatement: "DeferredStatement",
  HotState: "Limits",
  KEPT_PLAN: "PREPARED",
  Overtaken: "StatusChanged",
  PricedMoment: "ServiceTimes",
  RideTurns: "a serial queue per ride",
  SETTLED_BEFORE: "BEFORE_OPEN_TRANSACTIONS",
  Soon: "a value or a promise",
  StepRoad: "StepTransport",
  Stepped: "ChangedRide",
  ToldStep: "StepToSend",
  Tried: "Attempt",
  Whereabouts: "DriverPosition",
  WorkInTurn: "SerialQueue",
  builtOnce: "compiledOnce",
  comesNext: "nextSteps",
  endWhatNobodyTakes: "cancelUnclaimed",
  factsHoldUntil: "factsValidUntil",
  holdsUntil: "validUntil",
  hurryPayLink: "checkPayLinkSoon",
  lastOf: "latestTariffOf",
  lostBy: "startsLateBy",
  makeHeldAtOnce: "deferred statements",
  noteEarlyTyping: "keepEarlyTyping",
  roadAfter: "afterReschedule",
  sayAlone: "markAsOnlyServer",
  sendWithNext: "defer",
  sentTogether: "pipelined",
  thinkOfDrivers: "suggestDrivers",
  toKeep: "the answer, kept by whoever writes it",
  untold: "withoutKnownErrors",
  whenThere: "onAnswer",
};

/** A noun that a sentence begins with says what it is about; these make the reader wait for it. */
const RIDDLE = /^(What|Whatever|Who|Whoever|Whom)\b[^?]*$/;

/** A comment, or a string that may look like one. */
const PARTS = /(\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gm;

const NAMES = new RegExp(`\\b(${Object.keys(PLAIN).join("|")})\\b`, "g");

it("a name is plain, and a sentence of a comment begins with what it is about", () => {
  expect(productFiles().flatMap(oddOf)).toEqual([]);
});

it.each([
  ["/** What a guest pays. */", ["What a guest pays."]],
  ["// Reads it once. Whoever asks again gets\n// the same.", ["Whoever asks again gets the same."]],
  ["/** The fare. What is it? */", []],
  [`const text = "// What is this";`, []],
])("finds %j", (text, odd) => {
  expect(
    parted(text)
      .comments.flatMap(sentencesOf)
      .filter((sentence) => RIDDLE.test(sentence)),
  ).toEqual(odd);
});

function productFiles(): { file: string; text: string }[] {
  return ["domain", "contract", "server", "web"].flatMap((place) =>
    readdirSync(path.join(ROOT, place), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(place, name.replaceAll(path.sep, "/")))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(testing|before-baseline)\//.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") })),
  );
}

/** The names that only we understood and the riddles of a file, each once. */
function oddOf({ file, text }: { file: string; text: string }): string[] {
  const { code, comments } = parted(text);
  const names = [...code.matchAll(NAMES)].map(([name]) => `${name}, which is ${PLAIN[name] ?? ""} now`);
  const riddles = comments.flatMap(sentencesOf).filter((sentence) => RIDDLE.test(sentence));
  return [...new Set([...names, ...riddles])].map((odd) => `${file}: ${odd}`);
}

/** A source without its comments and strings, and the comments, each on one line. */
function parted(text: string): { code: string; comments: string[] } {
  const comments: string[] = [];
  const code = text.replaceAll(PARTS, (_part: string, comment: string | undefined) => {
    if (comment !== undefined)
      comments.push(
        comment
          .replaceAll(/\/\*+|\*\/|^[ \t]*(\*(?!\/)|\/\/)/gm, " ")
          .replaceAll(/\s+/g, " ")
          .trim(),
      );
    return " ";
  });
  return { code, comments };
}

function sentencesOf(comment: string): string[] {
  return comment.split(/(?<=[.!?]) (?=[A-Z])/);
}
