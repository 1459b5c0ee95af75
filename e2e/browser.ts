import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** How to start the browser of the tests. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The Chromium of this machine, or the one that comes inside an npm package, unpacked once. */
export function findBrowser(): Browser {
  // Nothing is drawn by a graphics card: a process that would talk to it costs a tenth of the browser's time.
  const args = ["--no-sandbox", "--in-process-gpu"];
  const system = systemChromium();
  if (system !== null) return { executablePath: system, args, env: {} };
  const folder = unpackedChromium();
  const executablePath = path.join(folder, "chromium");
  const fonts = { FONTCONFIG_FILE: fontsOf(folder) };
  const libraries = lacksLibraries(executablePath)
    ? { LD_LIBRARY_PATH: path.join(folder, "al2023", "lib") }
    : {};
  return { executablePath, args, env: { ...fonts, ...libraries } };
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

function systemChromium(): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The package unpacks into the temp folder and reuses whatever lies there, an older version or half of one included.
 * So it gets a temp folder of its own, named by version, that takes its name only when it is whole.
 */
function unpackedChromium(): string {
  const packageRoot = path.resolve(import.meta.dirname, "../node_modules/@sparticuz/chromium");
  const { version } = createRequire(import.meta.url)(path.join(packageRoot, "package.json")) as {
    version: string;
  };
  const folder = path.resolve(import.meta.dirname, `../.build/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import chromium from ${JSON.stringify(path.join(packageRoot, "build/esm/index.js"))}; await chromium.executablePath();`,
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
