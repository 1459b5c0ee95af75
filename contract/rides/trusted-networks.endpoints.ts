import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";

const office = endpoints({ tag: "Rides", access: STAFF_ONLY, needs: ["company"], base: "/admin" });

const ADDRESS_SENTENCE = "Please enter an internet address, such as 190.4.1.2.";

const trustedNetworkSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The IPv4 address, or the first half of the IPv6 addresses, that its guests come from. */
  address: z.string(),
  added_at: z.string(),
});

export const listTrustedNetworksEndpoint = office({
  id: "listTrustedNetworks",
  method: "GET",
  path: "/trusted-networks/",
  summary: "The networks of hotels and piers whose guests may book in great numbers.",
  output: z.array(trustedNetworkSchema),
});

export const trustNetworkEndpoint = office({
  id: "trustNetwork",
  method: "POST",
  path: "/trusted-networks/",
  summary: "Trusts a network: up to 300 guests an hour book from it and none is held for it.",
  body: z.object({
    name: requiredText("The name", 80),
    /** Left out: the network this call comes from. */
    address: z.union([z.ipv4(ADDRESS_SENTENCE), z.ipv6(ADDRESS_SENTENCE)], ADDRESS_SENTENCE).nullish(),
  }),
  status: 201,
  output: trustedNetworkSchema,
  errors: ["invalid_input", "edit_conflict"],
});

export const distrustNetworkEndpoint = office({
  id: "distrustNetwork",
  method: "DELETE",
  path: "/trusted-networks/{id}/",
  summary: "Counts the guests of a network like all others again.",
  params: z.object({ id: recordIdSchema }),
  output: null,
  errors: ["not_found"],
});
