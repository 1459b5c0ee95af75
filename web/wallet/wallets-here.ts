import type { Wallet } from "../../domain/wallet/wallets.ts";

type Device = { readonly userAgent: string; readonly maxTouchPoints: number };

/**
 * The wallets that are of use on a device: Apple's on an iPhone, and on a Mac, from which it goes to the phone; Google's on any other, since
 * its page saves a pass for the phone too. An iPad, which calls itself a Mac, has no wallet.
 */
export function walletsHere(offered: readonly Wallet[], { userAgent, maxTouchPoints }: Device): Wallet[] {
  const isPhone = /iPhone|iPod/.test(userAgent);
  const isMac = userAgent.includes("Macintosh") && maxTouchPoints === 0;
  return offered.filter((wallet) => (wallet === "apple" ? isPhone || isMac : !isPhone));
}
