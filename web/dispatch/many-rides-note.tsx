import type { Driver } from "../../contract/drivers/driver.ts";
import { MANY_OPEN_RIDES } from "../../domain/drivers/many-open-rides.ts";
import { useStrings } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { officePaths } from "../router/office-paths.ts";
import { Note } from "../ui/note.tsx";

/** Alarms dispatch while a driver holds more rides than anybody can drive. */
export function ManyRidesNote({ drivers }: { readonly drivers: readonly Driver[] }) {
  const text = useStrings("dispatch");
  const many = drivers.filter((driver) => driver.open_rides >= MANY_OPEN_RIDES);
  if (many.length === 0) return null;
  return (
    <Note tone="bad">
      {many.map((driver) => (
        <p key={driver.id}>
          <Link to={officePaths.operatorDriver(driver.id)}>
            {text.manyRides(driver.name, driver.open_rides)}
          </Link>
        </p>
      ))}
    </Note>
  );
}
