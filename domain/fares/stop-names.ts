/** The stops of a ride as people say them, in their order. */
export function stopNames(stops: readonly { readonly location: string }[]): string {
  return stops.map(({ location }) => location).join(" · ");
}
