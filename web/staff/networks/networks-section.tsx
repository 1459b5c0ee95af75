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
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { Listing } from "../listing.tsx";
import { RecordForm } from "../record-form.tsx";
import { useStaffAction } from "../use-staff-action.ts";
import cardStyles from "../../ui/card.module.css";

/** The networks of hotels and piers, whose guests may book in great numbers. */
export function NetworksSection() {
  const text = useStrings("staff");
  const errorText = useErrorText();
  const { date } = useFormats();
  const networks = useRead(read(listTrustedNetworksEndpoint, {}));
  const refresh = [listTrustedNetworksEndpoint];
  const remove = useStaffAction(distrustNetworkEndpoint, { refresh, said: text.networks.removed });
  return (
    <>
      <p className="muted">
        {text.networks.intro} {text.networks.addressHint}
      </p>
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
          said={text.networks.added}
        />
      </div>
      {remove.error !== null && <ErrorNote>{errorText(remove.error)}</ErrorNote>}
      <Listing query={networks} empty={text.networks.none}>
        {(rows) => (
          <TableFrame label={text.nav.networks}>
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.networks.address}</th>
                <th scope="col">{text.networks.since}</th>
                <th scope="col">{text.actions}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, address, added_at }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{address}</td>
                  <td>{date(added_at)}</td>
                  <td>
                    <Button
                      size="compact"
                      aria-label={`${text.networks.remove}: ${name}`}
                      busy={remove.isPending && remove.input?.params?.["id"] === id}
                      onClick={() => remove.run({ params: { id } })}
                    >
                      {text.networks.remove}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </TableFrame>
        )}
      </Listing>
    </>
  );
}
