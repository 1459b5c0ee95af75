/** A value that is there, or one that will be. Where thousands wait for the same, a promise for each of them costs more than the value. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value: at once where it is there. */
export function whenThere<T, R>(value: Soon<T>, next: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
