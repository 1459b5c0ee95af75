import { type ComponentType, type ReactNode, createElement, useSyncExternalStore } from "react";

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * The code of a map, which comes only when a map is needed. Where it cannot be had the page goes on without its map until it
 * is loaded again: a browser does not ask a second time for code that it could not get.
 */
export class MapCode<P> {
  readonly #ask: Load<P>;
  readonly #listeners = new Set<() => void>();
  #component: ComponentType<P> | null = null;

  constructor(ask: Load<P>) {
    this.#ask = ask;
  }

  readonly component = (): ComponentType<P> | null => this.#component;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#load();
    return () => this.#listeners.delete(listener);
  };

  #load(): void {
    if (this.#component !== null) return;
    this.#ask().then(
      ({ default: component }) => {
        this.#component = component;
        for (const listener of this.#listeners) listener();
      },
      () => undefined,
    );
  }
}

type MapPartProps<P extends object> = {
  readonly code: MapCode<P>;
  readonly props: P;
  /** Shown until the code is there. */
  readonly meanwhile: ReactNode;
};

/** A map, once its code is there. */
export function MapPart<P extends object>({ code, props, meanwhile }: MapPartProps<P>): ReactNode {
  const component = useSyncExternalStore(code.subscribe, code.component, () => null);
  return component === null ? meanwhile : createElement(component, props);
}
