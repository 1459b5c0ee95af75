import { useStrings } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { officePaths } from "../router/office-paths.ts";
import { Note } from "../ui/note.tsx";

/**
 * A note for staff where a driver's own figures or car stand: that they have none, and the way to those of every driver.
 */
export function StaffNote() {
  const { staffNote, staffWay } = useStrings("drivers").panel;
  return (
    <Note tone="live">
      <p>{staffNote}</p>
      <Link to={officePaths.adminDrivers}>{staffWay}</Link>
    </Note>
  );
}
