import { isIPv6 } from "node:net";

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** The network a caller is counted by: one household has one IPv4 address, or a whole /64 of IPv6. */
export function networkOf(given: string): string {
  // As most are: an IPv4 address, without a port.
  if (!given.includes(":")) return given;
  const address = withoutPort(given);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  // An IPv4 address written as IPv6 counts as the IPv4 address.
  const last = after.at(-1);
  if (last?.includes(".")) return last;
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill("0"), ...after];
  return groups.slice(0, GROUPS_OF_A_NETWORK).join(":");
}

/** Some proxies name the port a caller came from, which is another with each connection. */
function withoutPort(address: string): string {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address;
}
