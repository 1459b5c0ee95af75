const PAINTS = 6;

/** A driver's initials in an arch, in a paint of his own. */
export function DriverMark({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <span className={`avatar driver-mark paint-${id % PAINTS}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
}
