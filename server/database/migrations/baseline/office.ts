/**
 * Records of the office beside rides: messages of guests, applications of drivers, backups, and the version that each
 * contracting migration needs.
 */
export const OFFICE: readonly string[] = [
  `create table contact_messages (
    id integer generated always as identity primary key,
    topic text not null,
    subject text not null default '',
    name text not null,
    email text not null,
    message text not null,
    phone text,
    party_size integer,
    wanted_on date,
    language text not null,
    handled_at timestamptz,
    handled_by integer references accounts (id),
    created_at timestamptz not null
  )`,
  `create table contact_answers (
    id integer primary key generated always as identity,
    message_id integer not null references contact_messages (id) on delete cascade,
    answer text not null,
    answered_by integer not null references accounts (id),
    answered_at timestamptz not null
  )`,
  `create index contact_answers_of_message on contact_answers (message_id)`,
  `create table driver_applications (
    id integer generated always as identity primary key,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    license_number text not null,
    vehicle_type text not null,
    vehicle_name text not null,
    plate text not null,
    languages text not null,
    message text not null default '',
    language text not null default 'en',
    state text not null default 'new' check (state in ('new', 'approved', 'declined')),
    handled_at timestamptz,
    handled_by integer references accounts (id),
    created_at timestamptz not null,
    account_id integer references accounts (id)
  )`,
  `create index applications_of_account on driver_applications (account_id) where account_id is not null`,
  `create table application_papers (
    application_id integer not null references driver_applications (id) on delete cascade,
    paper text not null,
    seen_at timestamptz not null,
    seen_by integer not null references accounts (id),
    primary key (application_id, paper)
  )`,
  `create table backups (
    id integer primary key generated always as identity,
    state text not null check (state in ('running', 'done', 'failed', 'cut_off')),
    step text not null check (step in ('writing', 'verifying')),
    started_by integer not null references accounts (id),
    started_at timestamptz not null,
    seen_at timestamptz not null,
    file text not null,
    server text not null,
    bytes bigint,
    row_count integer,
    table_count integer,
    written_at timestamptz,
    verified_at timestamptz,
    removed_at timestamptz,
    failure text
  )`,
  `-- Two who press at once, on whichever servers, get one backup.
  create unique index backups_running on backups ((true)) where state = 'running'`,
  `create table oldest_versions (
    migration text primary key,
    version text not null
  )`,
];
