import { companyInfoTool, listToursTool } from "./company-tools.ts";
import { ownBookRideTool, ownCancelRideTool, ownChangeRideTool, ownGetRideTool } from "./own-ride-tools.ts";
import { bookRideTool, cancelRideTool, changeRideTool, getRideTool } from "./ride-tools.ts";
import { findPlacesTool, freeTimesTool, quoteRideTool } from "./trip-tools.ts";

/** Every tool, in the order in which assistants are told of them. */
export const ALL_TOOLS = [
  findPlacesTool,
  quoteRideTool,
  freeTimesTool,
  bookRideTool,
  getRideTool,
  changeRideTool,
  cancelRideTool,
  listToursTool,
  companyInfoTool,
] as const;
export type AnyTool = (typeof ALL_TOOLS)[number];

/** The same for an assistant that speaks for a rider, a hotel or a firm: what is known of them isn't asked. */
export const OWN_TOOLS = [
  findPlacesTool,
  quoteRideTool,
  freeTimesTool,
  ownBookRideTool,
  ownGetRideTool,
  ownChangeRideTool,
  ownCancelRideTool,
  listToursTool,
  companyInfoTool,
] as const;
export type OwnTool = (typeof OWN_TOOLS)[number];
