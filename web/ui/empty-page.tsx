import type { ReactNode } from "react";
import { Illustration } from "./illustration.tsx";
import { TREE } from "./tree-drawing.ts";
import styles from "./empty-state.module.css";

type EmptyPageProps = {
  readonly title: string;
  readonly text: string;
  /** The ways on from here. */
  readonly children: ReactNode;
};

/** A page with nothing to show: why, and what to do. */
export function EmptyPage({ title, text, children }: EmptyPageProps) {
  return (
    <>
      <Illustration drawing={TREE} className={styles.tree} />
      <h1 className="page-title">{title}</h1>
      <p className="text">{text}</p>
      <div className={styles.ways}>{children}</div>
    </>
  );
}
