import { spawn } from "node:child_process";
import { inProject, ROOT, textOf } from "./project.mjs";

/**
 * Runs one step of the tests and says how long it took and whether it went well. A live step shows its output as it
 * comes; any other, which runs beside a live one, when it is over.
 */
export async function runStep(title, [command, ...rest], { live = false, environment = {} } = {}) {
  console.log(`\n== ${title} …`);
  const started = Date.now();
  const script = command.endsWith(".mjs") ? command : binary(command);
  const child = spawn(process.execPath, [script, ...rest], {
    cwd: ROOT,
    stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
    env: { ...process.env, NO_COLOR: "1", ...environment },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += chunk));
  const status = await new Promise((resolve) => {
    child.once("error", (error) => {
      printed += `${error}\n`;
      resolve(1);
    });
    child.once("close", resolve);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (printed !== "") process.stdout.write(`\n${printed}`);
  console.log(`\n== ${status === 0 ? `${title}: fine, ${seconds} s.` : `${title}: failed, ${seconds} s.`}`);
  return status === 0;
}

/** The script behind a package's command. */
function binary(name) {
  const home = { playwright: "@playwright/test" }[name] ?? name;
  const { bin } = JSON.parse(textOf(inProject("node_modules", home, "package.json")) ?? "{}");
  return inProject("node_modules", home, typeof bin === "string" ? bin : bin[name]);
}
