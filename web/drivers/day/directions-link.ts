/** A place to drive to: its words, and its point where one is known. */
export type Destination = { readonly name: string; readonly lat: number | null; readonly lng: number | null };

/** Opens the way to a place in the maps app of the device: the phone's own, or a map in the browser. */
export function directionsLink({ name, lat, lng }: Destination, userAgent: string): string {
  const point = lat === null || lng === null ? null : `${lat},${lng}`;
  const words = encodeURIComponent(`${name}, Curaçao`);
  if (/Android/.test(userAgent))
    return `geo:${point ?? "0,0"}?q=${point === null ? words : `${point}(${encodeURIComponent(name)})`}`;
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?daddr=${point ?? words}&dirflg=d`;
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${point ?? words}`;
}
