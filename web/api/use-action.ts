import { useEffect, useRef, useState } from "react";

export type Outcome<I, O> = {
  readonly onDone?: ((result: O, input: I) => void) | undefined;
  readonly onError?: ((error: Error, input: I) => void) | undefined;
};

/** An action without input is run with nothing. */
type Arguments<I, O> =
  Record<never, never> extends I ? [input?: I, outcome?: Outcome<I, O>] : [input: I, outcome?: Outcome<I, O>];

type State<I, O> = {
  readonly data: O | undefined;
  readonly error: Error | null;
  /** The input of its last run. */
  readonly input: I | undefined;
  readonly isPending: boolean;
};

export type Action<I, O> = State<I, O> & {
  /** Begins it. The same again while it is under way does nothing; another takes its place on the screen. */
  readonly run: (...given: Arguments<I, O>) => void;
  readonly reset: () => void;
};

/**
 * Something a person does by a press: whether it is under way, what came of it or why it failed. `always` follows
 * wherever they have gone meanwhile, what was given to `run` only while its screen is there. A change on the server is a
 * useChange.
 */
export function useAction<I, O>(act: (input: I) => Promise<O>, always: Outcome<I, O> = {}): Action<I, O> {
  const [state, setState] = useState<State<I, O>>(IDLE);
  const underWay = useRef<{ readonly sent: string } | null>(null);
  const latest = useRef({ act, always });
  useEffect(() => {
    latest.current = { act, always };
  });
  useEffect(
    () => () => {
      underWay.current = null;
    },
    [],
  );

  const [{ run, reset }] = useState(() => ({
    run: (...[input, outcome = {}]: Arguments<I, O>) => {
      const mine = { sent: JSON.stringify(input) ?? "" };
      if (underWay.current?.sent === mine.sent) return;
      underWay.current = mine;
      setState({ ...IDLE, input, isPending: true });
      const settle = (ended: Partial<State<I, O>>, follow: (outcome: Outcome<I, O>) => void) => {
        follow(latest.current.always);
        if (underWay.current !== mine) return;
        underWay.current = null;
        setState({ ...IDLE, input, ...ended });
        follow(outcome);
      };
      latest.current.act(input as I).then(
        (data) => settle({ data }, ({ onDone }) => onDone?.(data, input as I)),
        (error: Error) => settle({ error }, ({ onError }) => onError?.(error, input as I)),
      );
    },
    reset: () => {
      underWay.current = null;
      setState(IDLE);
    },
  }));
  return { ...state, run, reset };
}

const IDLE = { data: undefined, error: null, input: undefined, isPending: false } as const;
