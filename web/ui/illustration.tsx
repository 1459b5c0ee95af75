/** A drawing: its file, the part of it that is shown, and how it fills its place. */
export type Drawing = { readonly url: string; readonly viewBox: string; readonly fit: string };

type IllustrationProps = {
  readonly drawing: Drawing;
  readonly className?: string;
  /** The picture in words, where it tells something; without them the picture is decoration. */
  readonly label?: string;
};

/**
 * A drawing in the colours of the theme. The file is fetched once by the browser and takes its paint (--ill-…)
 * from the place where it is used, so it costs no script and turns with the theme.
 */
export function Illustration({ drawing: { url, viewBox, fit }, className, label }: IllustrationProps) {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={fit} {...meaning}>
      <use href={`${url}#art`} />
    </svg>
  );
}
