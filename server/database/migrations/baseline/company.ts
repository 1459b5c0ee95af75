/** Settings of the company: its profile, tariffs, holidays, texts and map. */
export const COMPANY: readonly string[] = [
  `create table company_profile (
    id integer primary key check (id = 1),
    profile jsonb not null,
    version integer not null default 1,
    updated_at timestamptz not null,
    two_factor_from date,
    start_code boolean not null default false,
    change_hours smallint not null default 2 check (change_hours between 0 and 48),
    phone_messages jsonb not null default '{}',
    driver_changes_wait boolean not null default false,
    pay_links jsonb not null default '{}',
    pay_links_version integer not null default 1
  )`,
  `create table tariffs (
    id integer generated always as identity primary key,
    valid_from date not null,
    rules jsonb not null,
    created_by integer references accounts (id),
    created_at timestamptz not null,
    withdrawn_at timestamptz,
    withdrawn_by integer references accounts (id)
  )`,
  `create index tariffs_by_date on tariffs (valid_from desc, id desc)`,
  `create table extra_holidays (
    day date primary key,
    name text not null,
    from_time time not null default '00:00'
  )`,
  `create table site_texts (
    part text not null,
    language text not null,
    texts jsonb not null,
    version integer not null,
    updated_at timestamptz not null,
    primary key (part, language)
  )`,
  `create table place_changes (
    id text primary key,
    name text not null,
    kind text not null,
    area text not null,
    lat double precision not null,
    lng double precision not null,
    popularity smallint not null check (popularity between 0 and 9),
    spellings jsonb not null,
    retired boolean not null default false,
    version integer not null,
    changed_by integer references accounts (id),
    changed_at timestamptz not null
  )`,
  `create table map_imports (
    id integer primary key generated always as identity,
    version text not null,
    imported_at timestamptz not null,
    present boolean not null,
    model bytea,
    check (present = (model is not null))
  )`,
  `create unique index map_imports_present on map_imports (present) where present`,
  `create table trusted_networks (
    id integer generated always as identity primary key,
    name text not null,
    address text not null unique,
    address_hash text not null unique,
    added_by integer references accounts (id),
    added_at timestamptz not null
  )`,
  `create table flight_board (
    id smallint primary key check (id = 1),
    asked_at timestamptz,
    read_at timestamptz,
    failing_since timestamptz,
    flights jsonb not null default '[]'
  )`,
  `create table dispatch_settings (
    id integer primary key check (id = 1),
    auto_assign boolean not null default false,
    changed_by integer references accounts (id),
    changed_at timestamptz
  )`,
];
