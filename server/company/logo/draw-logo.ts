import { LOGO_PIXELS } from "../../../domain/company/logo.ts";
import { encodePng } from "../../places/picture/png.ts";

/** So much of an icon that a phone cuts to its own shape is sure to be seen. */
const SEEN_SHARE = 0.8;

type Ground = readonly [red: number, green: number, blue: number];

type Drawing = {
  /** How wide and high the picture is. */
  readonly pixels: number;
  /** The colour behind it; left out, it may be seen through. */
  readonly ground?: Ground | undefined;
  /** Whether its edges may be cut off, so that the logo keeps away from them. */
  readonly mayBeCut?: boolean;
};

/** The logo as a PNG of any smaller size. */
export function drawLogo(logo: Uint8Array, { pixels, ground, mayBeCut = false }: Drawing): Buffer {
  const inner = mayBeCut ? Math.round(pixels * SEEN_SHARE) : pixels;
  const small = inner === LOGO_PIXELS ? logo : shrink(logo, inner);
  if (ground === undefined && inner === pixels) return encodePng(small, pixels, 4);
  const edge = Math.floor((pixels - inner) / 2);
  const [red, green, blue] = ground ?? WHITE;
  const picture = new Uint8Array(pixels * pixels * 3);
  for (let at = 0; at < picture.length; at += 3) picture.set([red, green, blue], at);
  for (let y = 0; y < inner; y++) {
    for (let x = 0; x < inner; x++) {
      const from = (y * inner + x) * 4;
      const to = ((y + edge) * pixels + x + edge) * 3;
      const share = (small[from + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const behind = picture[to + channel] ?? 0;
        picture[to + channel] = Math.round(behind + ((small[from + channel] ?? 0) - behind) * share);
      }
    }
  }
  return encodePng(picture, pixels);
}

const WHITE: Ground = [255, 255, 255];

/** Each pixel is the mean of those it stands for, and what can be seen through has no colour in it. */
function shrink(logo: Uint8Array, side: number): Uint8Array {
  const small = new Uint8Array(side * side * 4);
  const start = (at: number) => Math.floor((at * LOGO_PIXELS) / side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const sums = [0, 0, 0, 0] as [number, number, number, number];
      let count = 0;
      for (let fromY = start(y); fromY < Math.max(start(y + 1), start(y) + 1); fromY++) {
        for (let fromX = start(x); fromX < Math.max(start(x + 1), start(x) + 1); fromX++) {
          const from = (fromY * LOGO_PIXELS + fromX) * 4;
          const opacity = logo[from + 3] ?? 0;
          for (let channel = 0; channel < 3; channel++) {
            sums[channel] = (sums[channel] ?? 0) + (logo[from + channel] ?? 0) * opacity;
          }
          sums[3] += opacity;
          count++;
        }
      }
      const opaque = Math.max(1, sums[3]);
      small.set(
        [sums[0] / opaque, sums[1] / opaque, sums[2] / opaque, sums[3] / count].map(Math.round),
        (y * side + x) * 4,
      );
    }
  }
  return small;
}
