// Loaded before the product by NODE_OPTIONS: moves the clock of its process by as many milliseconds as CLOCK_SHIFT_MS says, or
// a file, which may change: beside it is then written what was taken over.
import { readFileSync, writeFileSync } from "node:fs";

const LOOK_EVERY_MS = 50;
const file = process.env["CLOCK_SHIFT_FILE"];
const MachineDate = Date;
// What stands for a while in place of the clock, as in tests, may put back what it found here onto the machine's own.
const machineNow = Date.now;
let shift = Number(process.env["CLOCK_SHIFT_MS"] ?? 0);
if (file !== undefined) {
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, values, caller) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, caller),
  apply: () => new MachineDate(now()).toString(),
});
// Written onto the machine's own, so that a test may put another in its place.
MachineDate.now = now;

function now() {
  return machineNow() + shift;
}

function look() {
  const wanted = readFileSync(file, "utf8");
  if (Number(wanted) === shift) return;
  shift = Number(wanted);
  writeFileSync(`${file}.taken`, wanted);
}
