import { useState } from "react";
import type { DeskPlace } from "../../../contract/places/desk-places.ts";
import { useStrings } from "../../language/language-context.ts";
import { DispatchTop } from "../../dispatch/shell/dispatch-top.tsx";
import { PlaceEditor } from "./place-editor.tsx";
import { PlaceFinder } from "./place-finder.tsx";

/** The places passengers can choose: found, moved, renamed, retired and added. */
export function PlacesScreen() {
  const text = useStrings("places/desk");
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<DeskPlace | "new" | null>(null);
  return (
    <>
      <DispatchTop title={text.title}>{text.summary}</DispatchTop>
      {open === null ? (
        <PlaceFinder search={search} onSearch={setSearch} onOpen={setOpen} />
      ) : (
        <PlaceEditor
          key={open === "new" ? "new" : open.id}
          place={open === "new" ? null : open}
          suggestedName={search.trim()}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
