import {
  getContractEndpoint,
  listContractTroublesEndpoint,
  listContractsEndpoint,
} from "../../../contract/contracts/contracts.endpoints.ts";

/** Calls that are read anew once a contract or one of its rides has changed. */
export const CONTRACT_READS = [listContractsEndpoint, getContractEndpoint, listContractTroublesEndpoint];
