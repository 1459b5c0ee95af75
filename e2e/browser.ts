import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { findChromiums } from "../scripts/find-browsers.mjs";

/** How to start the browser of the tests. */
export type Browser = {
  readonly version: string;
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
};
/** A Chromium, and where it is; the npm package's has no place before it is unpacked. */
type Candidate = { readonly version: string; readonly executablePath: string | null };

const PACKAGE = path.resolve(import.meta.dirname, "../node_modules/@sparticuz/chromium");
const FOUND = "TRUPIAL_CHROMIUM";

/** The newest Chromium there is: people's browsers are newer than any that is pinned. */
export function findBrowser(): Browser {
  // Nothing is drawn by a graphics card: a process that would talk to it costs a tenth of the browser's time.
  const args = ["--no-sandbox", "--in-process-gpu"];
  // Each worker reads the configuration: what the first has found is handed on.
  const found = (process.env[FOUND] ??= JSON.stringify(newestChromium()));
  const { version, executablePath: system } = JSON.parse(found) as Candidate;
  if (system !== null) return { version, executablePath: system, args, env: {} };
  const folder = unpackedChromium();
  const executablePath = path.join(folder, "chromium");
  const fonts = { FONTCONFIG_FILE: fontsOf(folder) };
  const libraries = lacksLibraries(executablePath)
    ? { LD_LIBRARY_PATH: path.join(folder, "al2023", "lib") }
    : {};
  return { version, executablePath, args, env: { ...fonts, ...libraries } };
}

/**
 * The package's own list of font folders names the temp folder of another machine. Without any font the browser ends
 * where a page is drawn before its web font has come, so the list names the fonts beside the browser.
 */
function fontsOf(folder: string): string {
  const file = path.join(folder, "fonts.conf");
  const folders = [path.join(folder, "fonts"), "/usr/share/fonts"];
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${folders
      .map((each) => `<dir>${each}</dir>\n`)
      .join("")}<cachedir>${path.join(folder, "fonts-cache")}</cachedir>\n</fontconfig>\n`,
  );
  return file;
}

/** The newest of those that this machine has and the one that comes inside an npm package; of the same version the lightest. */
export function newestChromium(): Candidate {
  const ofSystem = findChromiums().flatMap((executablePath): Candidate[] => {
    const { stdout } = spawnSync(executablePath, ["--version"], { encoding: "utf8" });
    const version = /\d+(?:\.\d+)+/.exec(stdout ?? "")?.[0];
    return version === undefined ? [] : [{ version, executablePath }];
  });
  const ofPackage = { version: packageVersion(), executablePath: null };
  // The machine's own first: it needs no unpacking.
  return [...ofSystem, ofPackage].toSorted((a, b) => majorOf(b) - majorOf(a))[0] ?? ofPackage;
}

function majorOf({ version }: Candidate): number {
  return Number.parseInt(version, 10);
}

function packageVersion(): string {
  const { version } = createRequire(import.meta.url)(path.join(PACKAGE, "package.json")) as {
    version: string;
  };
  return version;
}

/**
 * The package unpacks into the temp folder and reuses whatever lies there, an older version or half of one included.
 * So it gets a temp folder of its own, named by version, that takes its name only when it is whole.
 */
function unpackedChromium(): string {
  const folder = path.resolve(import.meta.dirname, `../.build/chromium-${packageVersion()}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import chromium from ${JSON.stringify(path.join(PACKAGE, "build/esm/index.js"))}; await chromium.executablePath();`,
    ],
    // This name makes the package bring the libraries a bare system lacks.
    { env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" }, stdio: "inherit" },
  );
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function lacksLibraries(executable: string): boolean {
  const { stdout } = spawnSync("ldd", [executable], { encoding: "utf8" });
  return (stdout ?? "").includes("not found");
}
