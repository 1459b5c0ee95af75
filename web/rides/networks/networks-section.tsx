import type { ResultOf } from "../../../contract/endpoint.ts";
import {
  distrustNetworkEndpoint,
  listTrustedNetworksEndpoint,
  trustNetworkEndpoint,
} from "../../../contract/rides/trusted-networks.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { Listing } from "../../office/listing.tsx";
import { RecordForm } from "../../office/record-form.tsx";
import { RemoveButton } from "../../office/remove-button.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import cardStyles from "../../ui/card.module.css";

type TrustedNetwork = ResultOf<typeof listTrustedNetworksEndpoint>[number];

/** The networks of hotels and piers, whose guests may book in great numbers. */
export function NetworksSection() {
  const text = useStrings("office");
  const errorText = useErrorText();
  const { date } = useFormats();
  const networks = useRead(read(listTrustedNetworksEndpoint, {}));
  const refresh = [listTrustedNetworksEndpoint];
  const remove = useStaffAction(distrustNetworkEndpoint, { refresh, toastText: text.networks.removed });
  const columns: readonly Column<TrustedNetwork>[] = [
    { id: "name", label: text.name, namesRow: true, renderCell: ({ name }) => name },
    { id: "address", label: text.networks.address, renderCell: ({ address }) => address },
    { id: "since", label: text.networks.since, renderCell: ({ added_at }) => date(added_at) },
    {
      id: "actions",
      label: text.actions,
      renderCell: ({ id, name }) => (
        <RemoveButton
          label={text.networks.remove}
          row={name}
          busy={remove.isPending && remove.input?.params?.["id"] === id}
          onPress={() => remove.run({ params: { id } })}
        />
      ),
    },
  ];
  return (
    <>
      <SectionHead title={text.nav.networks} about={`${text.networks.intro} ${text.networks.addressHint}`} />
      <div className={cardStyles.card}>
        <RecordForm
          draft="network"
          label={text.networks.add}
          saveLabel={text.networks.add}
          fields={[
            { name: "name", label: text.name },
            { name: "address", label: text.networks.address, optional: true },
          ]}
          initial={{}}
          endpoint={trustNetworkEndpoint}
          input={({ name, address }) => ({ body: { name, ...(address ? { address } : {}) } })}
          refresh={refresh}
          toastText={text.networks.added}
        />
      </div>
      {remove.error !== null && <ErrorNote>{errorText(remove.error)}</ErrorNote>}
      <Listing query={networks} empty={text.networks.none}>
        {(rows) => (
          <DataTable label={text.nav.networks} columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Listing>
    </>
  );
}
