import { isIPv6 } from "node:net";

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The network a caller is counted by: one household has one IPv4 address, or a whole /64 of IPv6. An address that is written in several
 * ways counts as one, whatever a proxy makes of it.
 */
export function networkOf(given: string): string {
  // As most are: an IPv4 address, without a port.
  if (!given.includes(":")) return given;
  const address = withoutPort(given);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return inFormOfIPv4(groups) ?? groups.slice(0, GROUPS_OF_A_NETWORK).map(inHex).join(":");
}

/** Some proxies name the port a caller came from, which is another with each connection, and the card it came in by. */
function withoutPort(address: string): string {
  const bare = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1];
  return (bare ?? address).replace(/%.*$/, "");
}

/** The eight groups of an IPv6 address as numbers: capitals, zeros in front and those left out make no other address. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const before = numbersOf(head);
  const after = numbersOf(tail ?? "");
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array<number>(Math.max(0, gap)).fill(0), ...after];
}

function numbersOf(groups: string): number[] {
  return groups
    .split(":")
    .filter(Boolean)
    .flatMap((group) => (group.includes(".") ? pairsOf(group) : [Number.parseInt(group, 16)]));
}

/** "203.0.113.1" at the end of an IPv6 address is its last two groups. */
function pairsOf(dotted: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
}

/** An IPv4 address written as IPv6 counts as the IPv4 address; null for any other. */
function inFormOfIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && [0, 0xffff].includes(groups[5] ?? -1);
  // Two small numbers alone are an IPv6 address, such as ::1.
  if (!isMapped || (groups[5] === 0 && high === 0)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

function inHex(group: number): string {
  return group.toString(16);
}
