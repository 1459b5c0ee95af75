import { useId, type ComponentProps } from "react";
import { classNames } from "../ui/class-names.ts";
import { GableCard } from "./gable-card.tsx";
import styles from "./gable-card.module.css";

type TitleCardProps = Omit<ComponentProps<typeof GableCard>, "heading" | "headingId"> & {
  readonly title: string;
  /** For a title of several words. */
  readonly small?: boolean;
};

/** The one form of a page, with the title of the page in its gable. */
export function TitleCard({ title, small = false, ...card }: TitleCardProps) {
  const id = useId();
  return (
    <GableCard
      {...card}
      headingId={id}
      heading={
        <h1 id={id} className={classNames(styles.title, small && styles.smallTitle)}>
          {title}
        </h1>
      }
    />
  );
}
