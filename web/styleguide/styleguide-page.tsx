import type { ReactNode } from "react";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { BoardStates } from "./board-states.tsx";
import { ButtonStates } from "./button-states.tsx";
import { ColourStates } from "./colour-states.tsx";
import { DeskStates } from "./desk-states.tsx";
import { DriverStates } from "./driver-states.tsx";
import { FieldStates } from "./field-states.tsx";
import { MessageStates } from "./message-states.tsx";
import { OverlayStates } from "./overlay-states.tsx";
import { PersonStates } from "./person-states.tsx";
import { RoadStates } from "./road-states.tsx";
import { TableStates } from "./table-states.tsx";
import styles from "./styleguide.module.css";

/** Every part in every state and in both themes, for those who build. Only development builds have it. */
export default function StyleguidePage() {
  return (
    <div className="wrap page-end">
      <PageHead title="Parts and their states" description="Every part in every state." hidden />
      <PageTitle title="Parts and their states" />
      <Part title="Colour, type, icons, drawings">
        <ColourStates />
      </Part>
      <Part title="Buttons">
        <ButtonStates />
      </Part>
      <Part title="Fields and choices">
        <FieldStates />
      </Part>
      <Part title="Persons and files">
        <PersonStates />
      </Part>
      <Part title="Messages, waiting, nothing here">
        <MessageStates />
      </Part>
      <Part title="Dialog, menu, tabs, toast">
        <OverlayStates />
      </Part>
      <Part title="Table">
        <TableStates />
      </Part>
      <Part title="Rides, wherever they are shown">
        <RoadStates />
      </Part>
      <Part title="At the desk">
        <DeskStates />
      </Part>
      <Part title="On the board">
        <BoardStates />
      </Part>
      <Part title="In the car">
        <DriverStates />
      </Part>
    </div>
  );
}

const THEME_CLASSES = [styles.light, styles.dark];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {THEME_CLASSES.map((theme) => (
        <div key={theme} className={`stack ${styles.theme} ${theme}`}>
          {children}
        </div>
      ))}
    </section>
  );
}
