import type {
  AccountsTable,
  EmailChangesTable,
  KnownDevicesTable,
  SessionsTable,
  RecoveryCodesTable,
  PasswordLinksTable,
  SignInCodesTable,
  PasskeysTable,
  PasskeyChallengesTable,
  SavedPlacesTable,
  FavoriteDriversTable,
  ServerSecretsTable,
} from "./tables/account-tables.ts";
import type { ApprovalSettingsTable, ApprovalsTable } from "./tables/approval-tables.ts";
import type { AssistantGrantsTable } from "./tables/assistant-tables.ts";
import type { BackupTriesTable, BackupsTable } from "./tables/backup-tables.ts";
import type { BooksChecksTable, FareCorrectionsTable } from "./tables/books-tables.ts";
import type { ContractRidesTable, ContractSettingsTable, ContractsTable } from "./tables/contract-tables.ts";
import type {
  IdempotencyKeysTable,
  EventsTable,
  ListChangesTable,
  OutboxTable,
  PhoneMessageCountsTable,
  RecipientCountsTable,
  RecipientKeyTable,
  PhoneStopsTable,
  PushSubscriptionsTable,
  RideRemindersTable,
} from "./tables/delivery-tables.ts";
import type { CruiseCallsTable, DemandProfileTable, ShipFeedTable } from "./tables/demand-tables.ts";
import type {
  DriversTable,
  DriverChangesTable,
  DriverPaperFilesTable,
  DriverPortraitsTable,
  DispatchSettingsTable,
  DispatchOffersTable,
  RoundOffersTable,
  PaperNoticesTable,
} from "./tables/dispatch-tables.ts";
import type {
  VehicleCostsTable,
  VehicleDriversTable,
  VehicleHandsTable,
  VehicleOutagesTable,
  VehiclesTable,
} from "./tables/vehicle-tables.ts";
import type { AreasTable, AreaVersionsTable } from "./tables/area-tables.ts";
import type { DealsTable } from "./tables/deal-tables.ts";
import type { TariffsTable, ExtraHolidaysTable } from "./tables/fare-tables.ts";
import type { FlightBoardTable, RideFlightsTable } from "./tables/flight-tables.ts";
import type {
  PartnerKeysTable,
  PartnerRatesTable,
  PartnersTable,
  PartnerStatementsTable,
  WebhookMessagesTable,
  WebhooksTable,
  StatementCorrectionsTable,
  StatementEntriesTable,
  StatementRemindersTable,
  StatementMovementsView,
} from "./tables/partner-tables.ts";
import type { PayLinkRefundsTable, PayLinksTable } from "./tables/pay-link-tables.ts";
import type { MapImportsTable, PlaceChangesTable } from "./tables/place-tables.ts";
import type { SavedViewsTable, WeekMailsTable } from "./tables/report-tables.ts";
import type { EmergenciesTable, RadioTextsTable } from "./tables/radio-tables.ts";
import type { WalletPassesTable } from "./tables/wallet-tables.ts";
import type { DriverShiftsTable, ShiftDaysTable, ShiftProposalsTable } from "./tables/shift-tables.ts";
import type {
  CommissionRatesTable,
  CommissionRulesTable,
  DriverCommissionRatesTable,
  DriverEntriesTable,
  DriverRentsTable,
  SettledCommissionsTable,
  SettlementCorrectionsTable,
  SettlementEntriesTable,
  SettlementPaymentPartsTable,
  SettlementPaymentsTable,
  SettlementsTable,
} from "./tables/settlement-tables.ts";
import type {
  CaseEntriesTable,
  CashRefundsTable,
  CasesTable,
  CompanyProfileTable,
  ContactAnswersTable,
  ContactMessagesTable,
  DriverApplicationsTable,
  ApplicationPapersTable,
  AuditChainTable,
  AuditLogTable,
  SiteTextsTable,
  TaxRatesTable,
} from "./tables/staff-tables.ts";
import type {
  BookingCodesTable,
  ClaimCodesTable,
  TrustedNetworksTable,
  RidesTable,
  RideRefusalsTable,
  RideHidingsTable,
  RideHistoryTable,
  RideTotalsTable,
  CompletedTotalsTable,
  ShiftClosingsTable,
  StartCodeTriesTable,
} from "./tables/ride-tables.ts";

import type {
  CarOutagesTable,
  PlaceClosuresTable,
  PlanCarsTable,
  PlanOrdersTable,
  PlanRidesTable,
  PlanSettingsTable,
  PlanStateTable,
  RefusedTimesTable,
  RidePromisesTable,
  FirstRidesToldTable,
  ToldMovesTable,
  WaitingListTable,
} from "./tables/plan-tables.ts";

/** The tables as the migrations leave them. Rows stop at the feature's edge: see each feature's mapper. */
export type Database = {
  accounts: AccountsTable;
  email_changes: EmailChangesTable;
  known_devices: KnownDevicesTable;
  sessions: SessionsTable;
  recovery_codes: RecoveryCodesTable;
  password_links: PasswordLinksTable;
  sign_in_codes: SignInCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  saved_places: SavedPlacesTable;
  favorite_drivers: FavoriteDriversTable;
  server_secrets: ServerSecretsTable;
  drivers: DriversTable;
  driver_changes: DriverChangesTable;
  driver_paper_files: DriverPaperFilesTable;
  driver_portraits: DriverPortraitsTable;
  vehicles: VehiclesTable;
  vehicle_drivers: VehicleDriversTable;
  vehicle_outages: VehicleOutagesTable;
  vehicle_costs: VehicleCostsTable;
  vehicle_hands: VehicleHandsTable;
  dispatch_settings: DispatchSettingsTable;
  dispatch_offers: DispatchOffersTable;
  round_offers: RoundOffersTable;
  plan_state: PlanStateTable;
  plan_rides: PlanRidesTable;
  plan_cars: PlanCarsTable;
  plan_orders: PlanOrdersTable;
  plan_settings: PlanSettingsTable;
  car_outages: CarOutagesTable;
  place_closures: PlaceClosuresTable;
  told_moves: ToldMovesTable;
  first_rides_told: FirstRidesToldTable;
  ride_promises: RidePromisesTable;
  waiting_list: WaitingListTable;
  refused_times: RefusedTimesTable;
  cruise_calls: CruiseCallsTable;
  demand_profile: DemandProfileTable;
  ship_feed: ShipFeedTable;
  driver_shifts: DriverShiftsTable;
  shift_days: ShiftDaysTable;
  shift_proposals: ShiftProposalsTable;
  wallet_passes: WalletPassesTable;
  radio_texts: RadioTextsTable;
  emergencies: EmergenciesTable;
  paper_notices: PaperNoticesTable;
  tariffs: TariffsTable;
  extra_holidays: ExtraHolidaysTable;
  areas: AreasTable;
  area_versions: AreaVersionsTable;
  deals: DealsTable;
  rides: RidesTable;
  ride_refusals: RideRefusalsTable;
  ride_hidings: RideHidingsTable;
  start_code_tries: StartCodeTriesTable;
  ride_history: RideHistoryTable;
  booking_codes: BookingCodesTable;
  claim_codes: ClaimCodesTable;
  trusted_networks: TrustedNetworksTable;
  flight_board: FlightBoardTable;
  ride_flights: RideFlightsTable;
  ride_totals: RideTotalsTable;
  completed_totals: CompletedTotalsTable;
  shift_closings: ShiftClosingsTable;
  commission_rates: CommissionRatesTable;
  commission_rules: CommissionRulesTable;
  settled_commissions: SettledCommissionsTable;
  settlements: SettlementsTable;
  settlement_corrections: SettlementCorrectionsTable;
  driver_commission_rates: DriverCommissionRatesTable;
  driver_rents: DriverRentsTable;
  driver_entries: DriverEntriesTable;
  settlement_entries: SettlementEntriesTable;
  settlement_payments: SettlementPaymentsTable;
  settlement_payment_parts: SettlementPaymentPartsTable;
  partners: PartnersTable;
  partner_keys: PartnerKeysTable;
  assistant_grants: AssistantGrantsTable;
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
  partner_rates: PartnerRatesTable;
  partner_statements: PartnerStatementsTable;
  statement_corrections: StatementCorrectionsTable;
  statement_entries: StatementEntriesTable;
  statement_reminders: StatementRemindersTable;
  /** A view: whatever moves what is owed on a statement. */
  statement_movements: StatementMovementsView;
  pay_links: PayLinksTable;
  pay_link_refunds: PayLinkRefundsTable;
  company_profile: CompanyProfileTable;
  site_texts: SiteTextsTable;
  books_checks: BooksChecksTable;
  fare_corrections: FareCorrectionsTable;
  tax_rates: TaxRatesTable;
  contact_messages: ContactMessagesTable;
  contact_answers: ContactAnswersTable;
  week_mails: WeekMailsTable;
  saved_views: SavedViewsTable;
  approvals: ApprovalsTable;
  approval_settings: ApprovalSettingsTable;
  cases: CasesTable;
  cash_refunds: CashRefundsTable;
  contracts: ContractsTable;
  contract_rides: ContractRidesTable;
  contract_settings: ContractSettingsTable;
  case_entries: CaseEntriesTable;
  driver_applications: DriverApplicationsTable;
  application_papers: ApplicationPapersTable;
  audit_log: AuditLogTable;
  audit_chain: AuditChainTable;
  backups: BackupsTable;
  backup_tries: BackupTriesTable;
  place_changes: PlaceChangesTable;
  map_imports: MapImportsTable;
  idempotency_keys: IdempotencyKeysTable;
  events: EventsTable;
  list_changes: ListChangesTable;
  outbox: OutboxTable;
  push_subscriptions: PushSubscriptionsTable;
  phone_stops: PhoneStopsTable;
  phone_message_counts: PhoneMessageCountsTable;
  recipient_key: RecipientKeyTable;
  recipient_counts: RecipientCountsTable;
  ride_reminders: RideRemindersTable;
};

/** The feature that owns each table: its queries alone write to it (scripts/table-owners.test.ts). */
export const TABLE_OWNERS = {
  accounts: "accounts",
  email_changes: "accounts",
  known_devices: "accounts",
  sessions: "accounts",
  recovery_codes: "accounts",
  password_links: "accounts",
  sign_in_codes: "accounts",
  passkeys: "accounts",
  passkey_challenges: "accounts",
  saved_places: "accounts",
  favorite_drivers: "accounts",
  server_secrets: "database",
  drivers: "drivers",
  driver_changes: "drivers",
  driver_paper_files: "papers",
  driver_portraits: "drivers",
  vehicles: "drivers",
  vehicle_drivers: "drivers",
  vehicle_outages: "drivers",
  vehicle_costs: "drivers",
  vehicle_hands: "drivers",
  dispatch_settings: "dispatch",
  dispatch_offers: "dispatch",
  round_offers: "dispatch",
  plan_state: "dispatch",
  plan_rides: "dispatch",
  plan_cars: "dispatch",
  plan_orders: "dispatch",
  plan_settings: "dispatch",
  car_outages: "dispatch",
  place_closures: "dispatch",
  told_moves: "dispatch",
  first_rides_told: "dispatch",
  ride_promises: "promises",
  waiting_list: "promises",
  refused_times: "promises",
  cruise_calls: "demand",
  demand_profile: "demand",
  ship_feed: "demand",
  driver_shifts: "shifts",
  shift_days: "shifts",
  shift_proposals: "shifts",
  wallet_passes: "wallet",
  radio_texts: "radio",
  emergencies: "radio",
  paper_notices: "papers",
  tariffs: "fares",
  extra_holidays: "fares",
  areas: "areas",
  area_versions: "areas",
  deals: "deals",
  rides: "rides",
  ride_refusals: "rides",
  ride_hidings: "rides",
  ride_history: "rides",
  booking_codes: "rides",
  trusted_networks: "rides",
  flight_board: "flights",
  ride_flights: "flights",
  ride_totals: "rides",
  completed_totals: "rides",
  shift_closings: "payments",
  commission_rates: "settlements",
  commission_rules: "settlements",
  settled_commissions: "settlements",
  settlements: "settlements",
  settlement_corrections: "settlements",
  driver_commission_rates: "settlements",
  driver_rents: "settlements",
  driver_entries: "settlements",
  settlement_entries: "settlements",
  settlement_payments: "settlements",
  settlement_payment_parts: "settlements",
  partners: "partners",
  partner_keys: "partners",
  assistant_grants: "assistants",
  webhooks: "partners",
  webhook_messages: "partners",
  partner_rates: "partners",
  partner_statements: "partners",
  pay_links: "pay-links",
  pay_link_refunds: "pay-links",
  company_profile: "company",
  site_texts: "site-texts",
  books_checks: "books",
  fare_corrections: "books",
  tax_rates: "company",
  contact_messages: "messages",
  contact_answers: "messages",
  week_mails: "reports",
  saved_views: "reports",
  approvals: "approvals",
  approval_settings: "approvals",
  cases: "cases",
  cash_refunds: "cases",
  contracts: "contracts",
  contract_rides: "contracts",
  contract_settings: "contracts",
  case_entries: "cases",
  driver_applications: "messages",
  application_papers: "messages",
  audit_log: "audit",
  audit_chain: "audit",
  backups: "backups",
  backup_tries: "backups",
  place_changes: "places",
  map_imports: "places",
  idempotency_keys: "http",
  events: "events",
  list_changes: "rides",
  outbox: "notifications",
  push_subscriptions: "notifications",
  phone_stops: "notifications",
  phone_message_counts: "notifications",
  ride_reminders: "notifications",
  recipient_counts: "notifications",
  recipient_key: "notifications",
  claim_codes: "rides",
  start_code_tries: "rides",
  statement_corrections: "partners",
  statement_entries: "partners",
  statement_reminders: "partners",
  statement_movements: "partners",
} as const satisfies Record<keyof Database, string>;
