import { type ReactNode, useState } from "react";
import { noonOf } from "../../domain/curacao-days.ts";
import type { Area } from "../../contract/areas/area-schemas.ts";
import { listAreasEndpoint, removeAreaEndpoint } from "../../contract/areas/areas.endpoints.ts";
import { areaName } from "../../domain/areas/drawn-area.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import type { MapPoint } from "../map/map-point.ts";
import { RemoveButton } from "../office/remove-button.tsx";
import { SectionHead } from "../office/section-head.tsx";
import { useStaffAction } from "../office/use-staff-action.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { AreaEditor, OUTDATES } from "./area-editor.tsx";
import { useAreaFacts } from "./area-history.tsx";
import { AreaMap } from "./area-map.tsx";
import { presentAreas } from "./area-values.ts";
import styles from "./areas.module.css";

/** The whole island. */
const ISLAND: readonly MapPoint[] = [];
type Open = { readonly area: Area | null };

/** The areas that the company drew; one is drawn, changed or taken away here. */
export function AreasSection() {
  const office = useStrings("office");
  const text = useStrings("areas");
  const errorText = useErrorText();
  const areas = useRead(read(listAreasEndpoint));
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <SectionHead title={office.nav.areas} about={text.intro}>
        {open === null && (
          <Button size="compact" tone="ink" icon="plus" onClick={() => setOpen({ area: null })}>
            {text.add}
          </Button>
        )}
      </SectionHead>
      <QueryView query={areas} loading={office.loading} failed={errorText}>
        {(all) =>
          open === null ? (
            <AreaList areas={all} onOpen={(area) => setOpen({ area })} />
          ) : (
            <AreaEditor
              key={open.area?.id ?? "new"}
              area={open.area}
              areas={all}
              onClose={() => setOpen(null)}
            />
          )
        }
      </QueryView>
    </>
  );
}

type AreaListProps = { readonly areas: readonly Area[]; readonly onOpen: (area: Area) => void };

function AreaList({ areas, onOpen }: AreaListProps) {
  const text = useStrings("areas");
  const errorText = useErrorText();
  const remove = useStaffAction(removeAreaEndpoint, { refresh: OUTDATES, toastText: text.removed });
  const present = presentAreas(areas);
  const gone = areas.filter(({ versions: [last] }) => last?.gone === true);
  return (
    <>
      {remove.error !== null && <ErrorNote>{errorText(remove.error)}</ErrorNote>}
      <div className={styles.listed}>
        <div>
          {present.length === 0 && <p>{text.none}</p>}
          {areas.length > 0 && (
            <ul className={styles.list} aria-label={text.list}>
              {present.map(({ area, last }) => (
                <AreaRow key={area.id} area={area} onOpen={onOpen}>
                  <RemoveButton
                    label={text.remove}
                    row={last.names.en}
                    busy={remove.isPending && remove.input?.params?.["id"] === area.id}
                    onPress={() => remove.run({ params: { id: area.id }, body: { version: last.number } })}
                  />
                </AreaRow>
              ))}
              {gone.map((area) => (
                <AreaRow key={area.id} area={area} onOpen={onOpen} />
              ))}
            </ul>
          )}
        </div>
        <AreaMap areas={areas} focus={ISLAND} />
      </div>
    </>
  );
}

type AreaRowProps = {
  readonly area: Area;
  readonly onOpen: (area: Area) => void;
  readonly children?: ReactNode;
};

function AreaRow({ area, onOpen, children }: AreaRowProps) {
  const text = useStrings("areas");
  const { language } = useLanguage();
  const { date } = useFormats();
  const facts = useAreaFacts();
  const [last] = area.versions;
  if (last === undefined) return null;
  const name = areaName(last.names, language);
  const day = date(noonOf(last.valid_from));
  const isComing = area.in_force !== last.number;
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className={last.gone ? "muted" : undefined}>{last.gone ? text.goneFrom(day) : facts(last)}</p>
        {isComing && !last.gone && <p className="small muted">{text.comingFrom(day)}</p>}
      </div>
      <Button
        size="compact"
        aria-label={`${last.gone ? text.bringBack : text.change}: ${name}`}
        onClick={() => onOpen(area)}
      >
        {last.gone ? text.bringBack : text.change}
      </Button>
      {children}
    </li>
  );
}
