import { pathToFileURL } from "node:url";
import type { CommandRun, RanCommand } from "./run-commands.ts";

/** Runs the commands that stand in RUNS, each as though it were alone in this process, and says how they went. */
async function runInTurn(runs: readonly CommandRun[]): Promise<RanCommand[]> {
  const ran: RanCommand[] = [];
  for (const [index, { file, args = [], env = {} }] of runs.entries()) {
    process.argv.splice(1, Infinity, file, ...args);
    Object.assign(process.env, env);
    process.exitCode = 0;
    const said = { out: "", error: "" };
    process.stdout.write = (text: string | Uint8Array) => ((said.out += String(text)), true);
    process.stderr.write = (text: string | Uint8Array) => ((said.error += String(text)), true);
    await import(`${pathToFileURL(file).href}?run=${index}`);
    ran.push({ code: Number(process.exitCode), ...said });
    for (const name of Object.keys(env)) delete process.env[name];
  }
  return ran;
}

const write = process.stdout.write.bind(process.stdout);
const ran = await runInTurn(JSON.parse(process.env["RUNS"] ?? "[]") as CommandRun[]);
write(JSON.stringify(ran));
process.exitCode = 0;
