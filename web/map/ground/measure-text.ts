type Letters = { readonly size: number; readonly weight: number };

const known = new Map<string, number>();
let context: CanvasRenderingContext2D | null = null;

/** How much room a name takes in the font of the page. */
export function measureText(text: string, { size, weight }: Letters): { width: number; height: number } {
  const font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  const key = `${font} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    context ??= document.createElement("canvas").getContext("2d");
    if (!context) return { width: text.length * size * 0.55, height: size * 1.25 };
    context.font = font;
    width = context.measureText(text).width;
    known.set(key, width);
  }
  return { width: width + 4, height: size * 1.25 };
}
