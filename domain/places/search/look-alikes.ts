/** Letters of other alphabets, and rare ones of ours, that are drawn as one of the twenty-six: each before its letter. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  a: "аАαΑɑᴀ",
  b: "вВьЬβΒʙ",
  c: "сСϲϹᴄ",
  d: "ԁđĐðÐᴅɖɗ",
  e: "еЕεΕᴇҽ",
  f: "ƒꜰ",
  g: "ɡɢց",
  h: "һҺнНΗħĦʜհ",
  i: "іІιΙıɪӏӀ",
  j: "јЈϳᴊ",
  k: "кКκΚᴋ",
  l: "łŁʟ",
  m: "мМΜᴍ",
  n: "пηΝɴո",
  o: "оОοΟσøØᴏօ",
  p: "рРρΡþÞᴘ",
  q: "ԛզ",
  r: "гʀ",
  s: "ѕЅꜱ",
  t: "тТτΤŧŦᴛ",
  u: "иυսᴜ",
  v: "νѵᴠ",
  w: "ԝωѡᴡ",
  x: "хХχΧ",
  y: "уУγΥʏү",
  z: "Ζᴢ",
  ae: "æÆ",
  oe: "œŒ",
  ss: "ßẞ",
};

const LETTERS = new Map(
  Object.entries(DRAWN_AS).flatMap(([letter, drawn]) => [...drawn].map((one) => [one, letter] as const)),
);

/** A text in plain letters: wide, styled and accented ones become theirs, and those of other alphabets the one they are drawn as. */
export function inPlainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS.get(letter) ?? letter);
}

/** Whether a text has a letter that nobody here could compare with the name of a place. */
export function hasForeignLetters(text: string): boolean {
  return /[^\P{L}a-zA-Z]/u.test(inPlainLetters(text));
}
