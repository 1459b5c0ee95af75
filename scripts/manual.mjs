import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { requireNode } from "./require-node.mjs";

/**
 * Follows "On a machine, with systemd" of docs/running-for-real.md to the letter, in a Debian of its own with a network of its own, and says
 * which command fails. What is committed is what is installed. With `--odd` it is built and started on this machine as nobody would: in a folder with
 * spaces in its name, in Turkish, in Kathmandu, for IPv6 alone, and for nobody else to read.
 */
requireNode();
const { inProject, ROOT } = await import("./project.mjs");
if (process.argv.includes("--odd")) {
  const { tryOddMachine } = await import("./manual/odd-machine.mjs");
  await tryOddMachine();
  process.exit();
}

const SECTION = "## On a machine, with systemd";
const MIRROR = process.env["DEBIAN_MIRROR"] ?? "http://deb.debian.org/debian";
/** Commands that fetch something; every other is done where only this machine can be reached. */
const FETCHES = /apt-get|npm ci/;
/** Where the machine finds the authorities that this one trusts beside Node's own, if there are any. */
const AUTHORITIES = "/etc/ssl/authorities.pem";
/** What was said to the machine's mail server. */
const MAIL = inProject(".build", "manual", "mail.txt");
const BARE = inProject(".build", "manual", "bare");
const MACHINE = inProject(".build", "manual", "machine");

const refusal = whyNot();
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}
if (!existsSync(path.join(BARE, "etc", "debian_version")))
  run("debootstrap", "--variant=minbase", "bookworm", BARE, MIRROR);
clearAway();
run("cp", "--archive", BARE, MACHINE);
bringIn();
let mail = null;
const network = spawn("unshare", ["--net", "sleep", "infinity"], { stdio: "ignore" });
try {
  await once(network, "spawn");
  mount();
  inNetwork("ip", "link", "set", "lo", "up");
  const [enter, ...words] = entering();
  mail = spawn(enter, [...words, process.execPath, inProject("scripts", "manual", "take-mail.mjs"), MAIL], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(mail.stdout, "data");
  const steps = stepsOf(readFileSync(inProject("docs", "running-for-real.md"), "utf8"));
  for (const [index, step] of steps.entries()) follow(step, `Step ${index + 1} of ${steps.length}`);
  const letters = readFileSync(MAIL, "utf8");
  if (!/^rcpt to:<owner@taxi\.example>/im.test(letters))
    throw new Error("No mail has come to owner@taxi.example.");
  console.log(`\nAll ${steps.length} steps do what they say.`);
} finally {
  mail?.kill();
  network.kill("SIGKILL");
  clearAway();
}

function whyNot() {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "A Debian of its own can be made by root on Linux alone.";
  const tools = ["debootstrap", "unshare", "nsenter", "ip", "git"];
  const missing = tools.filter((tool) => spawnSync("which", [tool], { stdio: "ignore" }).status !== 0);
  return missing.length === 0 ? null : `Please install first: ${missing.join(", ")}.`;
}

/** The commands of each block, in their order. */
function stepsOf(text) {
  const section = text.slice(text.indexOf(SECTION)).split(/^## /m)[1] ?? "";
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands ?? "");
}

function follow(commands, what) {
  console.log(`\n${what}:\n${commands.replaceAll(/^/gm, "  ")}`);
  const shell = [
    "chroot",
    MACHINE,
    "/usr/bin/env",
    "--chdir=/root",
    "HOME=/root",
    "bash",
    "-euo",
    "pipefail",
    "-c",
    `umask 077\n${commands}`,
  ];
  const [command, ...words] = FETCHES.test(commands) ? shell : [...entering(), ...shell];
  const { status } = spawnSync(command, words, {
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(),
  });
  if (status === 0) return;
  for (const log of readdirSync(path.join(MACHINE, "var", "log")).filter((name) =>
    name.startsWith("trupial"),
  ))
    console.error(`${log}:\n${readFileSync(path.join(MACHINE, "var", "log", log), "utf8").slice(-2_000)}`);
  throw new Error(`${what} fails with ${status}.`);
}

/** Nothing of this machine's settings, but where its packages come from. */
function environment() {
  const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  return {
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    DEBIAN_FRONTEND: "noninteractive",
    TZ: "Asia/Kathmandu",
    npm_config_registry: registry,
    ...(existsSync(path.join(MACHINE, AUTHORITIES)) ? { NODE_EXTRA_CA_CERTS: AUTHORITIES } : {}),
  };
}

/** Puts in what the text takes for granted: the tarball of a release, Node with its npm, and a systemctl where nothing was started. */
function bringIn() {
  const inMachine = (...parts) => path.join(MACHINE, ...parts);
  const tarball = execFileSync("git", ["archive", "--format=tar.gz", "--prefix=trupial/", "HEAD"], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
  });
  writeFileSync(inMachine("root", "trupial.tar.gz"), tarball);
  cpSync(realpathSync(process.execPath), inMachine("usr", "bin", "node"));
  const npm = path.join(path.dirname(realpathSync(process.execPath)), "..", "lib", "node_modules", "npm");
  cpSync(npm, inMachine("usr", "lib", "node_modules", "npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", inMachine("usr", "bin", "npm"));
  symlinkSync("../lib/node_modules/npm/bin/npx-cli.js", inMachine("usr", "bin", "npx"));
  cpSync(inProject("scripts", "manual", "systemctl.sh"), inMachine("usr", "local", "bin", "systemctl"));
  run("chmod", "755", inMachine("usr", "local", "bin", "systemctl"));
  mkdirSync(inMachine("etc", "systemd", "system"), { recursive: true });
  cpSync("/etc/resolv.conf", inMachine("etc", "resolv.conf"), { dereference: true });
  const authorities = process.env["NODE_EXTRA_CA_CERTS"];
  if (authorities) cpSync(authorities, path.join(MACHINE, AUTHORITIES), { dereference: true });
  // No package starts a service by itself in a Debian that was never started.
  writeFileSync(inMachine("usr", "sbin", "policy-rc.d"), "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  // A port that this machine's own database has is free on a bare one.
  mkdirSync(inMachine("etc", "postgresql-common", "createcluster.d"), { recursive: true });
  writeFileSync(inMachine("etc", "postgresql-common", "createcluster.d", "port.conf"), "port = 5432\n");
}

function mount() {
  run("mount", "--types", "proc", "proc", path.join(MACHINE, "proc"));
  run("mount", "--rbind", "/dev", path.join(MACHINE, "dev"));
  run("mount", "--make-rslave", path.join(MACHINE, "dev"));
}

function entering() {
  return ["nsenter", `--net=/proc/${network.pid}/ns/net`];
}

function inNetwork(...command) {
  const [first, ...words] = [...entering(), ...command];
  run(first, ...words);
}

/** Ends whatever still runs in it, and takes it away. */
function clearAway() {
  for (const number of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${number}/root`) === MACHINE.replace(/\/$/, ""))
        process.kill(Number(number), "SIGKILL");
    } catch {
      // It has ended by itself meanwhile.
    }
  }
  for (const folder of ["dev", "proc"])
    spawnSync("umount", ["--recursive", "--lazy", path.join(MACHINE, folder)], { stdio: "ignore" });
  if (isMounted()) throw new Error(`${MACHINE} still has something mounted in it; it is left as it is.`);
  rmSync(MACHINE, { recursive: true, force: true });
}

function isMounted() {
  return readFileSync("/proc/mounts", "utf8").includes(` ${MACHINE}/`);
}

function run(command, ...words) {
  const { status } = spawnSync(command, words, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ends with ${status}.`);
}
