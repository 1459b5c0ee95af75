import { SITE_PATHS } from "../../domain/company/site-map.ts";

/** The addresses below dispatch and the back office, and those they hand out: no guest's page knows them. */
export const officePaths = {
  operatorPendingRides: `${SITE_PATHS.operator}/pending-rides`,
  operatorAssignedRides: `${SITE_PATHS.operator}/assigned-rides`,
  operatorDrivers: `${SITE_PATHS.operator}/drivers`,
  operatorHistory: `${SITE_PATHS.operator}/history`,
  operatorBoard: `${SITE_PATHS.operator}/board`,
  operatorMap: `${SITE_PATHS.operator}/map`,
  operatorPlaces: `${SITE_PATHS.operator}/places`,
  operatorSettings: `${SITE_PATHS.operator}/settings`,
  operatorOwnSettings: `${SITE_PATHS.operator}/settings/own`,
  operatorOwnProfile: `${SITE_PATHS.operator}/settings/profile`,
  operatorDriver: (id: number) => `${SITE_PATHS.operator}/drivers/${id}`,
  operatorRide: (id: number) => `${SITE_PATHS.operator}/assigned-rides/${id}`,
  adminOwnSettings: `${SITE_PATHS.admin}/settings`,
  adminOwnProfile: `${SITE_PATHS.admin}/settings/profile`,
  adminMessage: (id: number) => `${SITE_PATHS.admin}/messages?message=${id}`,
  adminCases: `${SITE_PATHS.admin}/cases`,
  adminCase: (id: number) => `${SITE_PATHS.admin}/cases/${id}`,
  adminApplication: (id: number) => `${SITE_PATHS.admin}/applications?application=${id}`,
  adminRiders: `${SITE_PATHS.admin}/riders`,
  adminRider: (id: number) => `${SITE_PATHS.admin}/riders/${id}`,
  adminDrivers: `${SITE_PATHS.admin}/drivers`,
  adminDriverReport: (id: number) => `${SITE_PATHS.admin}/drivers/${id}/report`,
  adminBooks: `${SITE_PATHS.admin}/money?view=books`,
  adminPartners: `${SITE_PATHS.admin}/partners`,
  adminPartner: (id: number) => `${SITE_PATHS.admin}/partners/${id}`,
  adminStatement: (partnerId: number, id: number) =>
    `${SITE_PATHS.admin}/partners/${partnerId}?statement=${id}`,
  partner: (code: string) => SITE_PATHS.partner.replace("{code}", encodeURIComponent(code)),
  partnerFrame: (code: string) => SITE_PATHS.partnerFrame.replace("{code}", encodeURIComponent(code)),
} as const;
