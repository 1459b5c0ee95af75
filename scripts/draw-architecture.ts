import { FLOORS } from "../web/build/floors.ts";
import { type Source, importsOf, isFragment } from "./server-arrows.ts";

const WIDTH = 1180;
const SERVER_WIDTH = 720;
const MARGIN = 20;
const TOP = 60;
const BOX = { height: 24, letter: 6.6, padding: 16 } as const;
const SERVER = { x: MARGIN, y: TOP, width: SERVER_WIDTH, gap: 34, row: 50 } as const;
const WEB = {
  x: MARGIN * 3 + SERVER_WIDTH,
  y: TOP + 18,
  width: WIDTH - SERVER_WIDTH - MARGIN * 5,
  gap: 8,
  row: 52,
} as const;
/** It puts all rooms together: a line to each of them would say nothing. */
const ON_TOP = "app.ts, main.ts";

type Box = { readonly name: string; readonly x: number; readonly y: number; readonly width: number };

/**
 * The picture of docs/architecture.md. Rooms of the server stand above the rooms that they import, and a line leads to those that no
 * other room on the way leads to; rooms of the web stand on their floors. Both stand on the contract, and that on the domain.
 */
export function drawArchitecture(sources: readonly Source[]): string {
  const imports = roomImports(sources);
  const levels = levelsOf(imports);
  const server = placeRows(levels.toReversed(), SERVER);
  const floors = FLOORS.toReversed().map(({ name, rooms }) => ({ name, rooms: rooms.toSorted() }));
  const web = placeRows(
    floors.map(({ rooms }) => rooms),
    WEB,
  );
  const bottom = Math.max(...[...server, ...web].map(({ y }) => y)) + BOX.height + 30;
  const wide = { x: MARGIN, width: WIDTH - MARGIN * 2 };
  const ground = [
    { name: "contract: every call with its schemas, errors and rights", y: bottom, ...wide },
    { name: "domain: what both sides work out; imports nothing of ours", y: bottom + 40, ...wide },
  ];
  const height = bottom + 40 + BOX.height + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    "<!-- Generated: npx vitest run scripts/architecture.test.ts -u draws it anew. -->",
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    title("server: a room stands above those that it imports", MARGIN),
    title("web: a room imports from its floor and from below", MARGIN * 2 + SERVER_WIDTH),
    ...floors.map(({ name, rooms }) =>
      drawFloor(
        name,
        web.filter((box) => rooms.includes(box.name)),
      ),
    ),
    ...linesBetween(
      server,
      shortest(imports).filter(([from]) => from !== ON_TOP),
    ),
    ...[...server, ...web, ...ground].map(drawBox),
    "</svg>",
    "",
  ].join("\n");
}

/** Which rooms of the server each room imports when it runs; a part of SQL that a feature shares draws no arrow. */
function roomImports(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const from = roomOf(file);
    const targets = importsOf(file, text)
      .filter((target) => target.startsWith("server/") && !isFragment(target))
      .map(roomOf);
    const known = imports.get(from) ?? new Set();
    imports.set(from, new Set([...known, ...targets.filter((to) => to !== from)]));
  }
  return imports;
}

/** A folder right below the server; the files there put the rooms together. */
function roomOf(file: string): string {
  const parts = file.split("/");
  return parts.length > 2 ? (parts[1] ?? "") : ON_TOP;
}

/** The rooms by how many others stand below one another under them, the lowest first. */
function levelsOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const levels: string[][] = [];
  const placed = new Set<string>();
  while (placed.size < imports.size) {
    const next = [...imports.keys()].filter(
      (room) => !placed.has(room) && [...(imports.get(room) ?? [])].every((to) => placed.has(to)),
    );
    if (next.length === 0) throw new Error("rooms of the server import each other in a circle");
    for (const room of next) placed.add(room);
    levels.push(next.toSorted());
  }
  return levels;
}

/** The arrows that say something: those to a room that isn't reached through another one. */
function shortest(imports: ReadonlyMap<string, ReadonlySet<string>>): [from: string, to: string][] {
  const reached = (from: string): Set<string> =>
    new Set([...(imports.get(from) ?? [])].flatMap((to) => [to, ...reached(to)]));
  return [...imports].flatMap(([from, targets]) => {
    const further = new Set([...targets].flatMap((to) => [...reached(to)]));
    return [...targets].filter((to) => !further.has(to)).map((to): [string, string] => [from, to]);
  });
}

function placeRows(
  rows: readonly (readonly string[])[],
  area: { x: number; y: number; width: number; gap: number; row: number },
): Box[] {
  const boxes: Box[] = [];
  let y = area.y;
  for (const names of rows) {
    for (const line of wrapped(names, area)) {
      const room = area.width - widthOf(line, area.gap);
      let x = Math.round(area.x + room / 2);
      for (const name of line) {
        const width = widthOf([name], 0);
        boxes.push({ name, x, y, width });
        x += width + area.gap;
      }
      y += BOX.height + 4;
    }
    y += area.row - BOX.height - 4;
  }
  return boxes;
}

function wrapped(names: readonly string[], { width, gap }: { width: number; gap: number }): string[][] {
  const lines: string[][] = [[]];
  for (const name of names) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && widthOf([...line, name], gap) > width) lines.push([name]);
    else line.push(name);
  }
  return lines;
}

function widthOf(names: readonly string[], gap: number): number {
  const boxes = names.map((name) => Math.round(name.length * BOX.letter) + BOX.padding);
  return boxes.reduce((sum, width) => sum + width, gap * (names.length - 1));
}

function drawFloor(name: string, boxes: readonly Box[]): string {
  const [top, bottom] = [
    Math.min(...boxes.map(({ y }) => y)) - 18,
    Math.max(...boxes.map(({ y }) => y)) + BOX.height + 3,
  ];
  const x = WEB.x - MARGIN;
  return (
    `<rect x="${x}" y="${top}" width="${WEB.width + MARGIN * 2}" height="${bottom - top}" rx="4" fill="#f6f2ea"/>` +
    `<text x="${x + 6}" y="${top + 13}" font-size="11" fill="#765">${name}</text>`
  );
}

function linesBetween(boxes: readonly Box[], arrows: readonly [from: string, to: string][]): string[] {
  const at = new Map(boxes.map((box) => [box.name, box]));
  return arrows.flatMap(([from, to]) => {
    const [upper, lower] = [at.get(from), at.get(to)];
    if (!upper || !lower) return [];
    const [x1, y1] = [upper.x + upper.width / 2, upper.y + BOX.height];
    const [x2, y2] = [lower.x + lower.width / 2, lower.y];
    const middle = (y1 + y2) / 2;
    return `<path d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}" fill="none" stroke="#789" stroke-opacity=".5"/>`;
  });
}

function drawBox({ name, x, y, width }: Box): string {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${BOX.height}" rx="4" fill="#eef4f6" stroke="#456"/>` +
    `<text x="${x + width / 2}" y="${y + 16}" text-anchor="middle">${name}</text>`
  );
}

function title(text: string, x: number): string {
  return `<text x="${x}" y="40" font-size="15" font-weight="bold">${text}</text>`;
}
