import { expect, it } from "vitest";
import { businessPlace } from "./business-place.ts";
import { DEFAULT_COMPANY } from "./default-company.ts";

it("tells street, town and point of the company a new installation has", () => {
  expect(businessPlace(DEFAULT_COMPANY)).toEqual({
    address: {
      "@type": "PostalAddress",
      streetAddress: "Buenavista",
      addressLocality: "Willemstad",
      addressCountry: "CW",
    },
    geo: { "@type": "GeoCoordinates", latitude: 12.14343, longitude: -68.93401 },
  });
});

it("tells no town that is not in the address, and no point of another address", () => {
  expect(businessPlace({ address: "Kaya Grandi 3, Floor 2, Barber" })).toEqual({
    address: {
      "@type": "PostalAddress",
      streetAddress: "Kaya Grandi 3, Floor 2",
      addressLocality: "Barber",
      addressCountry: "CW",
    },
  });
  expect(businessPlace({ address: "Kaya Grandi 3" }).address).not.toHaveProperty("addressLocality");
});
