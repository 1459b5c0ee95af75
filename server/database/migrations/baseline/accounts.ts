/** People who sign in: accounts, their sessions, second factors, password links and addresses that wait to be confirmed. */
export const ACCOUNTS: readonly string[] = [
  `create table accounts (
    id integer generated always as identity primary key,
    username text not null,
    username_key text not null unique,
    email text not null,
    email_key text not null unique,
    first_name text not null,
    last_name text not null,
    phone text not null,
    password_hash text not null,
    role text not null check (role in ('rider', 'driver', 'operator', 'staff')),
    state text not null default 'active' check (state in ('active', 'suspended', 'deleted')),
    language text not null default 'en',
    last_visited_page text,
    two_factor_secret text,
    two_factor_since timestamptz,
    two_factor_last_step bigint,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    second_factor_tries integer not null default 0,
    second_factor_tried_at timestamptz,
    email_confirmed_at timestamptz
  )`,
  `create table sessions (
    id uuid primary key,
    account_id integer not null references accounts (id),
    mode text not null check (mode in ('web', 'plain')),
    refresh_hash text not null unique,
    previous_refresh_hash text,
    rotated_at timestamptz,
    user_agent text,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    ended_why text
  )`,
  `create index sessions_of_account on sessions (account_id) where ended_at is null`,
  `create index sessions_previous_refresh on sessions (previous_refresh_hash) where previous_refresh_hash is not null`,
  `create table recovery_codes (
    account_id integer not null references accounts (id),
    code_hash text not null,
    used_at timestamptz,
    primary key (account_id, code_hash)
  )`,
  `create table password_links (
    token_hash text primary key,
    account_id integer not null references accounts (id),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table email_changes (
    token_hash text primary key,
    account_id integer not null references accounts (id),
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index email_changes_of_account on email_changes (account_id, created_at)`,
  `create table known_devices (
    account_id integer not null references accounts (id),
    mark text not null,
    first_seen_at timestamptz not null,
    primary key (account_id, mark)
  )`,
  `create table server_secrets (
    name text primary key,
    value text not null,
    created_at timestamptz not null default now()
  )`,
];
