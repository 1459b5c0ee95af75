import { Canvas, type Colour } from "../../places/picture/canvas.ts";

/** The mark of a pass in so many pixels: a way on the company's colour. */
export function passPicture(pixels: number, ground: Colour): Buffer {
  const at = (share: number) => share * pixels;
  const canvas = new Canvas(pixels, pixels, ground);
  const way = [
    { x: at(0.28), y: at(0.72) },
    { x: at(0.28), y: at(0.45) },
    { x: at(0.72), y: at(0.45) },
    { x: at(0.72), y: at(0.28) },
  ];
  canvas.strokeLines([way], at(0.09), WHITE);
  for (const end of [way[0], way[3]]) if (end) canvas.fillDisc(end, at(0.12), WHITE);
  return canvas.asPng();
}

const WHITE: Colour = [255, 255, 255];
