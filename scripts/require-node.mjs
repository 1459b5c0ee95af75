/** The oldest Node the product runs on. */
const LEAST = [20, 19];

/** Stops with a sentence on a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(
    `Trupial needs Node ${LEAST.join(".")} or newer; this is ${process.versions.node}. Get one at https://nodejs.org`,
  );
  process.exit(1);
}
