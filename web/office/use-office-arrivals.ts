import { listApprovalsEndpoint } from "../../contract/approvals/approvals.endpoints.ts";
import { getCaseEndpoint, listCasesEndpoint } from "../../contract/cases/cases.endpoints.ts";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import {
  getContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/messages/inbox.endpoints.ts";
import {
  getApplicationEndpoint,
  listApplicationsEndpoint,
} from "../../contract/messages/applications.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { invalidate } from "../api/update-read.ts";
import { useLiveEvents } from "../api/use-live-events.ts";

/** New messages, applications and changes of drivers appear without a reload. */
export function useOfficeArrivals(): void {
  useLiveEvents({
    onEvent: ({ type }) => {
      if (!/^(message|application|driver|case|approval)\./.test(type)) return;
      invalidate(countOfficeEndpoint);
      if (type.startsWith("message.")) readMessages();
      if (type.startsWith("application.")) readApplications();
      if (type.startsWith("case.")) readCases();
      if (type.startsWith("approval.")) invalidate(listApprovalsEndpoint);
      if (type.startsWith("driver.")) invalidate(listDriverRecordsEndpoint);
    },
    onMissed: () => {
      invalidate(countOfficeEndpoint);
      readMessages();
      readApplications();
      readCases();
      invalidate(listApprovalsEndpoint);
      invalidate(listDriverRecordsEndpoint);
    },
  });
}

function readMessages(): void {
  invalidate(listContactMessagesEndpoint);
  invalidate(getContactMessageEndpoint);
}

function readCases(): void {
  invalidate(listCasesEndpoint);
  invalidate(getCaseEndpoint);
}

function readApplications(): void {
  invalidate(listApplicationsEndpoint);
  invalidate(getApplicationEndpoint);
}
