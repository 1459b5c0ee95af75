import { useState } from "react";
import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { Attempts } from "./attempts.ts";
import { callLoosely } from "./call.ts";
import { invalidate } from "./update-read.ts";
import { type Action, type Outcome, useAction } from "./use-action.ts";

type Options<I, O> = Outcome<I, O> & {
  /** The readings made again once this has ended, well or not. */
  readonly invalidates?: readonly EndpointDescription[];
};

type Act<I, O> = (input: I, idempotencyKey: string) => Promise<O>;

/** A change on the server by a person's press: a call of the contract, or a function that makes one. It owns the Idempotency-Key. */
export function useChange<const D extends EndpointDescription>(
  endpoint: D,
  options?: Options<CallOf<D>, ResultOf<D>>,
): Action<CallOf<D>, ResultOf<D>>;
export function useChange<I, O>(act: Act<I, O>, options?: Options<I, O>): Action<I, O>;
export function useChange<I, O>(
  what: EndpointDescription | Act<I, O>,
  { invalidates = [], ...always }: Options<I, O> = {},
): Action<I, O> {
  const [attempts] = useState(() => new Attempts());
  const act = typeof what === "function" ? what : actOf<I, O>(what);
  return useAction(async (input) => {
    try {
      const result = await act(input, attempts.keyFor(input));
      attempts.settle(input);
      return result;
    } catch (error) {
      attempts.settle(input, error);
      throw error;
    } finally {
      for (const endpoint of invalidates) invalidate(endpoint);
    }
  }, always);
}

function actOf<I, O>(endpoint: EndpointDescription): Act<I, O> {
  return (input, idempotencyKey) => callLoosely(endpoint, { ...input, idempotencyKey }) as Promise<O>;
}
