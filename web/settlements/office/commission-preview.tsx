import { useState } from "react";
import { curacaoDate, isDate } from "../../../domain/curacao-time.ts";
import { previewCommissionEndpoint } from "../../../contract/settlements/settlements.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useSettled } from "../../ui/use-settled.ts";
import { useSettlementText } from "../use-settlement-text.ts";

type CommissionPreviewProps = {
  /** The driver, car, account or way of booking, by the names on the wire; nothing for the commission of everybody. */
  readonly scope?: Readonly<Record<string, string | number>>;
  readonly valid_from: string;
  readonly last_day?: string;
  /** Empty where it ends those before. */
  readonly percent: string;
};

/** The changes by a commission that begins before today: of open days, and as lines of the next settlement for closed ones. */
export function CommissionPreview({ scope = {}, valid_from, last_day, percent }: CommissionPreviewProps) {
  const text = useStrings("settlements/office");
  const errorText = useErrorText();
  const { usd } = useFormats();
  const { days } = useSettlementText();
  const typed = useSettled(percent);
  const [today] = useState(() => curacaoDate(new Date()));
  const isEnd = typed === "" && Object.keys(scope).length > 0;
  const isAsked = isDate(valid_from) && valid_from < today && (isEnd || /^\d+(\.\d+)?$/.test(typed));
  const query = {
    valid_from,
    ...(isEnd ? {} : { percent: typed }),
    ...(last_day !== undefined && isDate(last_day) ? { last_day } : {}),
    ...scope,
  };
  const preview = useRead(isAsked ? read(previewCommissionEndpoint, { query }) : null);
  if (!isAsked) return null;
  return (
    <QueryView query={preview} loading={text.loading} failed={errorText}>
      {({ rides, before, after, closed }) => (
        <Note tone="live">
          <p>
            {rides === 0 && closed.length === 0
              ? text.changesNothing
              : text.changesOpen(rides, usd(Number(before)), usd(Number(after)))}
          </p>
          {closed.length > 0 && (
            <>
              <p>{text.changesClosed}</p>
              <ul>
                {closed.map((one) => (
                  <li key={one.settlement_id}>
                    {text.difference(one.driver_name, days(one), usd(Number(one.difference)))}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Note>
      )}
    </QueryView>
  );
}
