import { Button, ButtonLink, IconButton } from "../ui/button.tsx";
import styles from "./styleguide.module.css";

const TONES = ["action", "live", "ink", "line", "quiet", "bad"] as const;
const SIZES = ["compact", "normal", "large", "huge"] as const;

/** Each tone at rest, with a sign, busy and disabled; each size. */
export function ButtonStates() {
  return (
    <>
      {TONES.map((tone) => (
        <div className={styles.line} key={tone}>
          <Button tone={tone}>Calculate Fare</Button>
          <Button tone={tone} icon="check">
            With a sign
          </Button>
          <Button tone={tone} busy busyLabel="Calculating...">
            Calculate Fare
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
          <ButtonLink tone={tone} to="/styleguide">
            A link
          </ButtonLink>
        </div>
      ))}
      <div className={styles.line}>
        {SIZES.map((size) => (
          <Button tone="action" size={size} key={size}>
            {size}
          </Button>
        ))}
        <IconButton icon="locate" label="Use my location" />
        <IconButton icon="x" label="Close" size="compact" />
      </div>
    </>
  );
}
