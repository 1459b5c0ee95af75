import { useStrings } from "../language/language-context.ts";

type PlaceWordsProps = {
  readonly name: string;
  /** Where the words name another place than the point: what the point is near. */
  readonly near?: string | undefined;
};

/** The words for an end of a ride, and beside them where its point is, if that is somewhere else. */
export function PlaceWords({ name, near }: PlaceWordsProps) {
  if (near === undefined) return name;
  return (
    <>
      {name} <PointNear place={near} />
    </>
  );
}

function PointNear({ place }: { readonly place: string }) {
  const text = useStrings("places/elsewhere");
  return (
    <small className="muted" title={text.hint}>
      {text.point(place)}
    </small>
  );
}
