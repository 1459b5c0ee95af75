/** A greeting with a name, once that is known. */
export function named(greeting: string, name: string): string {
  return name === "" ? greeting : `${greeting}, ${name}`;
}
