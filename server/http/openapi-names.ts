import type { z } from "zod";
import {
  accountChangesSchema,
  accountExportSchema,
  meSchema,
  newAccountSchema,
  sessionSchema,
} from "../../contract/accounts/account.ts";
import { companySchema } from "../../contract/company/company.ts";
import { countSchema } from "../../contract/count-only.ts";
import { boardRideSchema, boardSchema } from "../../contract/dispatch/board.ts";
import {
  dispatchSettingsSchema,
  offerOutcomeSchema,
  openOfferSchema,
  pastOfferSchema,
} from "../../contract/dispatch/dispatch.ts";
import {
  driverDetailsSchema,
  driverEditSchema,
  driverMatchSchema,
  driverSchema,
  driverStatusSchema,
  ownDriverEditSchema,
  ownDriverSchema,
  rideBriefSchema,
} from "../../contract/drivers/driver.ts";
import { errorBodySchema } from "../../contract/errors.ts";
import {
  distanceSourceSchema,
  fareLineSchema,
  twoCarsOfferSchema,
} from "../../contract/fares/fare-on-the-wire.ts";
import { stopSchema } from "../../contract/fares/stops.ts";
import { wireTariffSchema } from "../../contract/fares/tariff-on-the-wire.ts";
import { vehicleTypeSchema } from "../../contract/fares/vehicle-type.ts";
import { languageSchema } from "../../contract/languages.ts";
import { sentMessageSchema } from "../../contract/notifications/sent-messages.ts";
import { datedPaperSchema, paperSchema, papersOverrideSchema } from "../../contract/papers/paper-schemas.ts";
import {
  newPayLinkSchema,
  payLinkSchema,
  payOfferSchema,
  paymentToMakeSchema,
  shownPayLinkSettingsSchema,
} from "../../contract/pay-links/pay-link-schemas.ts";
import {
  countedSchema,
  driverCashSchema,
  heldCashSchema,
  paidBySchema,
  paymentSchema,
  receivedSchema,
  shiftClosingSchema,
} from "../../contract/payments/payment-schemas.ts";
import {
  newPartnerSchema,
  partnerChangeSchema,
  partnerRideSchema,
  partnerSchema,
} from "../../contract/partners/partner-schemas.ts";
import { agreedRateSchema } from "../../contract/partners/agreed-rates.ts";
import { backupSchema } from "../../contract/backups/backup.ts";
import { ridePartnerSchema } from "../../contract/partners/ride-partner.ts";
import {
  newStatementSchema,
  statementDetailSchema,
  statementLineSchema,
  statementPreviewSchema,
  statementSchema,
} from "../../contract/partners/statement-schemas.ts";
import { deskPlaceSchema } from "../../contract/places/desk-places.ts";
import {
  directionsSchema,
  nearestPlaceSchema,
  nearestStreetSchema,
  placeSchema,
  pointSchema,
  turnSchema,
} from "../../contract/places/place.ts";
import { tilesetSchema } from "../../contract/places/tileset.ts";
import { analyticsSchema, dashboardStatsSchema } from "../../contract/reports/dispatch-figures.ts";
import { incomeSchema } from "../../contract/reports/income.ts";
import { driverReportSchema, rideStatisticsSchema } from "../../contract/reports/driver-report.ts";
import { archivePageSchema } from "../../contract/rides/ride-archive.ts";
import { bookingSchema, rideEditSchema } from "../../contract/rides/booking.ts";
import {
  rideActionSchema,
  rideHistoryEntrySchema,
  rideSchema,
  rideStatusSchema,
  trackedRideSchema,
} from "../../contract/rides/ride.ts";
import { roleSchema } from "../../contract/roles.ts";
import {
  commissionRateSchema,
  listedRateSchema,
  newCorrectionSchema,
  settledRideSchema,
  settlementClosingSchema,
  settlementDetailSchema,
  settlementFiguresSchema,
  settlementPreviewSchema,
  settlementSchema,
} from "../../contract/settlements/settlement-schemas.ts";
import { importResultSchema } from "../../contract/data/data-import.ts";
import { auditEntrySchema } from "../../contract/audit/audit-records.ts";
import { companyProfileSchema } from "../../contract/company/company-profile.ts";
import { contactMessageSchema } from "../../contract/messages/contact-message.ts";
import { driverApplicationSchema } from "../../contract/messages/driver-application.ts";
import { driverRecordSchema } from "../../contract/drivers/driver-records.ts";
import {
  riderDetailSchema,
  riderSchema,
  staffAccountSchema,
} from "../../contract/accounts/account-records.ts";

/** What a generated client calls each shape that is sent. */
export const SENT: Readonly<Record<string, z.ZodType>> = {
  AccountChanges: accountChangesSchema,
  Booking: bookingSchema,
  CountedCash: countedSchema,
  DriverEdit: driverEditSchema,
  NewAccount: newAccountSchema,
  NewCommissionRate: commissionRateSchema,
  NewCorrection: newCorrectionSchema,
  NewPartner: newPartnerSchema,
  NewPayLink: newPayLinkSchema,
  NewStatement: newStatementSchema,
  OwnDriverEdit: ownDriverEditSchema,
  PartnerChange: partnerChangeSchema,
  Payment: paymentSchema,
  RideEdit: rideEditSchema,
  SettlementClosing: settlementClosingSchema,
};

/** And each that is answered; where one is also sent and then looks otherwise, that is another name. */
export const ANSWERED: Readonly<Record<string, z.ZodType>> = {
  AccountExport: accountExportSchema,
  Analytics: analyticsSchema,
  ArchivePage: archivePageSchema,
  AuditEntry: auditEntrySchema,
  Board: boardSchema,
  BoardRide: boardRideSchema,
  CommissionRate: listedRateSchema,
  Company: companySchema,
  CompanyProfile: companyProfileSchema,
  ContactMessage: contactMessageSchema,
  Count: countSchema,
  DashboardStats: dashboardStatsSchema,
  DatedPaper: datedPaperSchema,
  DeskPlace: deskPlaceSchema,
  Directions: directionsSchema,
  DispatchSettings: dispatchSettingsSchema,
  DistanceSource: distanceSourceSchema,
  Driver: driverSchema,
  DriverApplication: driverApplicationSchema,
  DriverDetails: driverDetailsSchema,
  DriverMatch: driverMatchSchema,
  DriverRecord: driverRecordSchema,
  DriverReport: driverReportSchema,
  DriverStatus: driverStatusSchema,
  Error: errorBodySchema,
  FareLine: fareLineSchema,
  HeldCash: heldCashSchema,
  Language: languageSchema,
  Me: meSchema,
  NearestPlace: nearestPlaceSchema,
  NearestStreet: nearestStreetSchema,
  OfferOutcome: offerOutcomeSchema,
  OpenOffer: openOfferSchema,
  OwnDriver: ownDriverSchema,
  PaidBy: paidBySchema,
  Paper: paperSchema,
  PapersOverride: papersOverrideSchema,
  AgreedRate: agreedRateSchema,
  Backup: backupSchema,
  Partner: partnerSchema,
  PartnerRide: partnerRideSchema,
  PastOffer: pastOfferSchema,
  PaymentToMake: paymentToMakeSchema,
  PayLink: payLinkSchema,
  PayLinkSettings: shownPayLinkSettingsSchema,
  PayOffer: payOfferSchema,
  Place: placeSchema,
  Point: pointSchema,
  Ride: rideSchema,
  Rider: riderSchema,
  RiderDetail: riderDetailSchema,
  RideAction: rideActionSchema,
  RideBrief: rideBriefSchema,
  RidePartner: ridePartnerSchema,
  RideHistoryEntry: rideHistoryEntrySchema,
  RideStatistics: rideStatisticsSchema,
  RideStatus: rideStatusSchema,
  Role: roleSchema,
  SentMessage: sentMessageSchema,
  Session: sessionSchema,
  DriverCash: driverCashSchema,
  ImportResult: importResultSchema,
  Income: incomeSchema,
  ReceivedCash: receivedSchema,
  SettledRide: settledRideSchema,
  Settlement: settlementSchema,
  SettlementDetail: settlementDetailSchema,
  SettlementFigures: settlementFiguresSchema,
  SettlementPreview: settlementPreviewSchema,
  ShiftClosing: shiftClosingSchema,
  StaffAccount: staffAccountSchema,
  Statement: statementSchema,
  StatementDetail: statementDetailSchema,
  StatementLine: statementLineSchema,
  StatementPreview: statementPreviewSchema,
  Stop: stopSchema,
  Tariff: wireTariffSchema,
  Tileset: tilesetSchema,
  TrackedRide: trackedRideSchema,
  Turn: turnSchema,
  TwoCarsOffer: twoCarsOfferSchema,
  VehicleType: vehicleTypeSchema,
};
