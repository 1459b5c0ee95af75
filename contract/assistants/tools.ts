import { companyInfoTool, listToursTool } from "./company-tools.ts";
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
