import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { readAnswer, sendWithSession } from "./call.ts";
import type { Read } from "./read-store.ts";
import { keyOf } from "./read.ts";

/** The answer of a call that may lag, and up to when it has everything; null where it is of now. */
export type Dated<T> = { readonly value: T; readonly asOf: string | null };

/** The read of such a call with its input, for useRead. */
export function readDated<const D extends EndpointDescription & { readonly mayLag: true }>(
  endpoint: D,
  input?: CallOf<D>,
): Read<Dated<ResultOf<D>>> {
  return {
    key: `${keyOf(endpoint, input)} dated`,
    async load() {
      const response = await sendWithSession(endpoint, { ...input });
      return { value: await readAnswer(endpoint, response), asOf: response.headers.get("As-Of") };
    },
  };
}
