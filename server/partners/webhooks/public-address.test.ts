import { expect, it } from "vitest";
import { postWebhook } from "./post-webhook.ts";
import { findPublicAddress, isPublicAddress } from "./public-address.ts";

const OUR_OWN = [
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "224.0.0.1",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:a00:1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001:0:a00:1::",
  "2001:db8::1",
  "no address",
];

it("an address of our own network, of a machine itself or of a tunnel is none of the internet", () => {
  expect(OUR_OWN.filter(isPublicAddress)).toEqual([]);
  expect(["8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700::1111"].every(isPublicAddress)).toBe(true);
});

it("a host is refused whose name leads into our network, also beside the internet", async () => {
  const leadsTo =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  await expect(findPublicAddress("inside.example", leadsTo("10.0.0.1"))).rejects.toThrow("not_public");
  await expect(findPublicAddress("both.example", leadsTo("8.8.8.8", "10.0.0.1"))).rejects.toThrow(
    "not_public",
  );
  await expect(findPublicAddress("nowhere.example", leadsTo())).rejects.toThrow("no_such_host");
  expect(await findPublicAddress("out.example", leadsTo("8.8.8.8"))).toEqual({
    address: "8.8.8.8",
    family: 4,
  });
});

it("addresses that are written in odd ways lead nowhere either", async () => {
  const reach = { findAddress: (host: string) => findPublicAddress(host), timeoutMs: 2_000 };
  const urls = [
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://localhost/",
    "https://169.254.169.254/latest/meta-data/",
  ];
  for (const url of urls) {
    await expect(postWebhook({ url, body: "{}", headers: {} }, reach)).rejects.toThrow(
      /not_public|no_such_host/,
    );
  }
  const plain = postWebhook({ url: "http://8.8.8.8/", body: "{}", headers: {} }, reach);
  await expect(plain).rejects.toThrow("not_https");
});
