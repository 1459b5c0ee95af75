import { type LookupAddress, lookup } from "node:dns";
import { BlockList, type LookupFunction, isIP } from "node:net";
import { promisify } from "node:util";
import { WebhookUnsent } from "./webhook-unsent.ts";

/** Networks of version 4 that are nobody's on the internet. */
const NOT_PUBLIC: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
const blocked = new BlockList();
for (const [network, bits] of NOT_PUBLIC) blocked.addSubnet(network, bits, "ipv4");
/** Parts of the public space of version 6 that lead elsewhere: tunnels to version 4, and examples. */
const TUNNELS = new BlockList();
TUNNELS.addSubnet("2001::", 23, "ipv6");
TUNNELS.addSubnet("2001:db8::", 32, "ipv6");
TUNNELS.addSubnet("2002::", 16, "ipv6");
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet("2000::", 3, "ipv6");

/** Whether an address is one of the internet, and not of our own network or of a machine itself. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, "ipv4");
  return version === 6 && PUBLIC_6.check(address, "ipv6") && !TUNNELS.check(address, "ipv6");
}

type FindAll = (host: string) => Promise<readonly LookupAddress[]>;

/**
 * The address of a host on the internet. All that its name leads to must be there: one that also leads into our own network
 * would get there at the next attempt.
 */
export async function findPublicAddress(
  host: string,
  findAll: FindAll = findAllByName,
): Promise<LookupAddress> {
  const name = host.replace(/^\[|\]$/g, "");
  const version = isIP(name);
  const found = version === 0 ? await findAll(name) : [{ address: name, family: version }];
  const [first] = found;
  if (!first) throw new WebhookUnsent("no_such_host");
  if (!found.every(({ address }) => isPublicAddress(address))) throw new WebhookUnsent("not_public");
  return first;
}

/** Leads a request to the very address that was looked at, so that no second answer of a name server leads elsewhere. */
export function onlyTo(found: LookupAddress): LookupFunction {
  return (_host, options, done) =>
    options.all ? done(null, [found]) : done(null, found.address, found.family);
}

const lookupAll = promisify(lookup);

async function findAllByName(host: string): Promise<readonly LookupAddress[]> {
  return lookupAll(host, { all: true }).catch(() => {
    throw new WebhookUnsent("no_such_host");
  });
}
