import { vehicleTypeSchema } from "../../contract/fares/vehicle-type.ts";
import { languageOf } from "../../domain/languages.ts";
import type { DriverApplication } from "../../contract/messages/driver-application.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import {
  type ApplicationState,
  findApplication,
  listApplications,
  listPapersSeen,
} from "./messages.queries.ts";

type Page = {
  limit: number;
  before?: number | undefined;
  text?: string | undefined;
  state?: ApplicationState | undefined;
};

/** A page of those who applied to drive, from the newest. */
export async function readApplications(db: Db, page: Page): Promise<DriverApplication[]> {
  const applications = await listApplications(db, page);
  const ids = applications.map(({ id }) => id);
  const seen = ids.length === 0 ? [] : await listPapersSeen(db, ids);
  return applications.map((application) => present(application, seen));
}

/** One application; a refusal where there is none. */
export async function getApplication(db: Db | Trx, id: number): Promise<DriverApplication> {
  const application = await findApplication(db, id);
  if (!application) throw notFound("This application does not exist.");
  return present(application, await listPapersSeen(db, [id]));
}

type Row = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

type Seen = Awaited<ReturnType<typeof listPapersSeen>>[number];

function present(row: Row, papers: readonly Seen[]): DriverApplication {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    license_number: row.license_number,
    vehicle_type: vehicleTypeSchema.parse(row.vehicle_type),
    vehicle_name: row.vehicle_name,
    plate: row.plate,
    languages: row.languages,
    message: row.message,
    language: languageOf(row.language),
    state: row.state,
    received_at: row.created_at.toISOString(),
    handled_at: row.handled_at?.toISOString() ?? null,
    handled_by: row.handler,
    papers_seen: papers
      .filter(({ application_id }) => application_id === row.id)
      .map(({ paper, seen_at, seer }) => ({ paper, at: seen_at.toISOString(), by: seer })),
  };
}
