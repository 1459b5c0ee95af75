import { useMessages } from "../language/language-context.ts";

type RouteLinesProps = { readonly pickup: string; readonly dropoff: string };

/** Where a ride starts and where it ends, with the two signs that stand for them everywhere. */
export function RouteLines({ pickup, dropoff }: RouteLinesProps) {
  const text = useMessages("rides");
  return (
    <div className="ab">
      <i aria-hidden="true" />
      <span>
        <span className="sr">{text.pickup}: </span>
        {pickup}
      </span>
      <i className="e" aria-hidden="true" />
      <span>
        <span className="sr">{text.dropoff}: </span>
        {dropoff}
      </span>
    </div>
  );
}
