import type { AnswerOfTool, InputOf } from "../../../contract/assistants/tool.ts";
import type { findPlacesTool } from "../../../contract/assistants/trip-tools.ts";
import type { AssistantDependencies } from "../assistant-call.ts";

/** Places by what the person said. */
export async function findPlaces(
  { places }: Pick<AssistantDependencies, "places">,
  { query, limit }: InputOf<typeof findPlacesTool>,
): Promise<AnswerOfTool<typeof findPlacesTool>> {
  return { places: (await places.suggest({ q: query, limit })).places };
}
