import { z } from "zod";
import { CONTRACT_WAYS } from "../../domain/contracts/contract-runs.ts";
import { islandDaySchema } from "../day-range.ts";
import { DISPATCHERS, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import {
  contractListSchema,
  contractSchema,
  contractTroubleSchema,
  daysAheadSchema,
  writtenContractSchema,
} from "./contract.ts";

const desk = endpoints({ tag: "Contracts", access: DISPATCHERS, needs: ["contracts"], base: "/contracts" });

const ofOne = {
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  output: contractSchema,
} as const;
const ofRun = z.object({
  line: z.int(),
  day: islandDaySchema,
  way: z.enum(CONTRACT_WAYS),
});

export const listContractsEndpoint = desk({
  id: "listContracts",
  method: "GET",
  path: "/",
  summary: "The contracts for rides that come again, and how many days ahead these are booked.",
  output: contractListSchema,
});

export const listContractTroublesEndpoint = desk({
  id: "listContractTroubles",
  method: "GET",
  path: "/troubles/",
  summary:
    "The rides of contracts that could not be booked, or that a driver has and that should be otherwise now.",
  output: z.array(contractTroubleSchema),
});

export const setContractDaysAheadEndpoint = desk({
  id: "setContractDaysAhead",
  method: "PUT",
  path: "/days-ahead/",
  summary: "Says how many days ahead the rides of contracts are booked.",
  body: daysAheadSchema,
  output: daysAheadSchema,
  errors: ["invalid_input"],
});

export const getContractEndpoint = desk({
  ...ofOne,
  id: "getContract",
  method: "GET",
  path: "/{id}/",
  summary: "One contract with its trips, its exceptions and its rides.",
});

export const makeContractEndpoint = desk({
  id: "makeContract",
  method: "POST",
  path: "/",
  summary:
    "Makes a contract: its rides are booked from now on, each once, as many days ahead as the company says.",
  body: writtenContractSchema,
  status: 201,
  output: contractSchema,
  errors: ["invalid_input"],
});

export const changeContractEndpoint = desk({
  ...ofOne,
  id: "changeContract",
  method: "PUT",
  path: "/{id}/",
  summary:
    "Writes a contract anew. Its rides that no driver has are changed with it; those that one has stay as they are, with a question.",
  body: writtenContractSchema,
  errors: ["invalid_input", "edit_conflict"],
});

export const endContractEndpoint = desk({
  ...ofOne,
  id: "endContract",
  method: "POST",
  path: "/{id}/end/",
  summary:
    "Ends a contract: nothing is driven after its last day, and rides that are booked after it are cancelled.",
  body: z.object({ last_day: islandDaySchema }),
  errors: ["invalid_input", "edit_conflict"],
});

export const bookContractRideEndpoint = desk({
  ...ofOne,
  id: "bookContractRide",
  method: "POST",
  path: "/{id}/book/",
  summary: "Books the ride of a day that could not be booked, or that was cancelled, once more.",
  body: ofRun,
  errors: ["invalid_input", "edit_conflict"],
});

export const settleContractRideEndpoint = desk({
  ...ofOne,
  id: "settleContractRide",
  method: "POST",
  path: "/{id}/settle/",
  summary:
    "Answers for a ride that a driver has and that should be otherwise by the contract: it is changed or cancelled after all, or stays as it is.",
  body: ofRun.extend({ answer: z.enum(["as_contract", "as_it_is"]) }),
  errors: ["invalid_input", "edit_conflict"],
});
