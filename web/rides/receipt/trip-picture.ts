import { callAddress } from "../../../contract/call-address.ts";
import { getTripPictureEndpoint } from "../../../contract/rides/tracking.endpoints.ts";

/** A paper is printed without its map rather than late. */
const LONGEST_WAIT_MS = 3_000;

/** Where the picture of a ride's way is; null for who may not follow the ride. */
export function tripPictureOf(trackingCode: string | null): string | null {
  if (trackingCode === null) return null;
  const params = { tracking_code: trackingCode };
  return `/api${callAddress(getTripPictureEndpoint.path, { params })}`;
}

/** Gets a picture before it is printed: a browser prints what is there. False where there is none. */
export async function havePicture(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT_MS));
  return Promise.race([
    late,
    image.decode().then(
      () => true,
      () => false,
    ),
  ]);
}
