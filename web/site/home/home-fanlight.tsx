import { classNames } from "../../ui/class-names.ts";
import { Illustration } from "../../ui/illustration.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import fanlight from "./illustrations/fanlight.svg?url";
import styles from "./home-fanlight.module.css";

const FANLIGHT = { url: fanlight, viewBox: "0 0 280 156", fit: "xMidYMid meet" } as const;

/** An arched drawing in one of the street's colours, with an icon in it. */
export function Fanlight({ icon, paint }: { readonly icon: IconName; readonly paint: string }) {
  return (
    <div className={styles.frame}>
      <Illustration drawing={FANLIGHT} className={classNames(styles.fan, paint)} />
      <Icon name={icon} />
    </div>
  );
}
