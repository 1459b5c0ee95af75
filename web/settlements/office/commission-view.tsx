import {
  addCommissionRateEndpoint,
  listCommissionRatesEndpoint,
  listDriversToPayEndpoint,
  previewSettlementEndpoint,
  withdrawCommissionRateEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { getDriverAccountEndpoint } from "../../../contract/settlements/driver-accounts.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { RatesByDate } from "../../books/rates-by-date.tsx";
import { CommissionPreview } from "./commission-preview.tsx";
import { ParticularCommissions } from "./particular-commissions.tsx";
import { useStrings } from "../../language/language-context.ts";

/** The company's part of a fare by date: that of everybody, and those of drivers, cars, accounts and ways of booking. */
export function CommissionView() {
  const { rates: text, actions } = useStrings("settlements/office");
  return (
    <div className="stack">
      <RatesByDate
        of="commission"
        words={text}
        label={text.percent}
        actions={actions}
        rates={useRead(read(listCommissionRatesEndpoint))}
        mayWithdraw={({ state }) => state === "coming"}
        endpoints={{ add: addCommissionRateEndpoint, withdraw: withdrawCommissionRateEndpoint }}
        refresh={[
          listCommissionRatesEndpoint,
          previewSettlementEndpoint,
          listDriversToPayEndpoint,
          getDriverAccountEndpoint,
        ]}
        mayBeginEarlier
        renderPreview={(typed) => <CommissionPreview {...typed} />}
      />
      <ParticularCommissions />
    </div>
  );
}
