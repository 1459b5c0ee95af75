import type { Company } from "./company.ts";
import { DEFAULT_COMPANY } from "./default-company.ts";

/** Where the company of a new installation is; of an address that staff type no point is known. */
const DEFAULT_POINT = { "@type": "GeoCoordinates", latitude: 12.14343, longitude: -68.93401 } as const;

/** Where the company is, in the words of schema.org. The town stands behind the last comma of its address. */
export function businessPlace({ address }: Pick<Company, "address">) {
  const [, street = address, town] = /^(.*),\s*([^,]+)$/s.exec(address.trim()) ?? [];
  const postal = {
    "@type": "PostalAddress",
    streetAddress: street,
    ...(town === undefined ? {} : { addressLocality: town }),
    addressCountry: "CW",
  } as const;
  return { address: postal, ...(address === DEFAULT_COMPANY.address ? { geo: DEFAULT_POINT } : {}) };
}
