import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { optionalText } from "../wire-text.ts";
import { approvalSchema, approvalSettingsSchema, approvalsSchema } from "./approval.ts";

const office = endpoints({
  tag: "A second person",
  access: STAFF_ONLY,
  needs: [],
  base: "/admin/approvals",
});

const params = z.object({ id: recordIdSchema });

export const listApprovalsEndpoint = office({
  id: "listApprovals",
  method: "GET",
  path: "/",
  summary:
    "What waits for a second person and what was decided last: the caller's own, and those that their rights let them decide about.",
  output: approvalsSchema,
  conditional: true,
});

export const approveEndpoint = office({
  id: "approve",
  method: "POST",
  path: "/{id}/approve/",
  summary:
    "Approves what somebody else asked for, and does it in the same breath; a file is then taken by the person who asked. It needs the right that the thing itself needs.",
  names: "staff_record",
  params,
  output: approvalSchema,
  errors: [
    "forbidden",
    "not_found",
    "edit_conflict",
    "invalid_input",
    "own_request",
    "approval_over",
    "ride_conflict",
  ],
});

export const refuseApprovalEndpoint = office({
  id: "refuseApproval",
  method: "POST",
  path: "/{id}/refuse/",
  summary: "Refuses what somebody else asked for, in words that they read.",
  names: "staff_record",
  params,
  body: z.object({ note: optionalText("Why", 200) }),
  output: approvalSchema,
  errors: ["forbidden", "not_found", "own_request", "approval_over"],
});

export const withdrawRequestEndpoint = office({
  id: "withdrawRequest",
  method: "POST",
  path: "/{id}/withdraw/",
  summary: "Takes back what the caller asked for, while it waits.",
  names: "staff_record",
  params,
  output: approvalSchema,
  errors: ["not_found", "edit_conflict", "approval_over"],
});

export const setApprovalSettingsEndpoint = office({
  id: "setApprovalSettings",
  needs: ["people"],
  method: "PUT",
  path: "/settings/",
  summary: "Says from which amounts on a second person is needed, or that none is.",
  body: approvalSettingsSchema.extend({ version: z.int() }),
  output: approvalSettingsSchema.extend({ version: z.int() }),
  errors: ["invalid_input", "edit_conflict"],
});
