import { useCallback, useEffect, useRef, useState } from "react";

type State<O> = { readonly data: O | undefined; readonly error: Error | null; readonly isPending: boolean };

/** What follows a deed; nothing does once it was reset, done again, or its screen has gone. */
type Outcome<O> = {
  readonly onDone?: ((result: O) => void) | undefined;
  readonly onFault?: ((error: Error) => void) | undefined;
};

/** A deed that takes nothing is done with nothing. */
type Arguments<I, O> = unknown extends I
  ? [input?: undefined, outcome?: Outcome<O>]
  : [input: I, outcome?: Outcome<O>];

const IDLE = { data: undefined, error: null, isPending: false } as const;

/** Something a person does by a press: that it is under way, what came of it, or why it failed. */
export function useDeed<I, O>(act: (input: I) => Promise<O>) {
  const [state, setState] = useState<State<O>>(IDLE);
  const turn = useRef(0);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const run = useCallback((...[input, { onDone, onFault } = {}]: Arguments<I, O>) => {
    turn.current += 1;
    const mine = turn.current;
    setState({ ...IDLE, isPending: true });
    latest.current(input as I).then(
      (data) => {
        if (turn.current !== mine) return;
        setState({ ...IDLE, data });
        onDone?.(data);
      },
      (error: Error) => {
        if (turn.current !== mine) return;
        setState({ ...IDLE, error });
        onFault?.(error);
      },
    );
  }, []);

  const reset = useCallback(() => {
    turn.current += 1;
    setState(IDLE);
  }, []);

  return { ...state, run, reset };
}
