-- Who wants to coach here. Kept for months, then deleted: see trainer-application-retention.ts.
create table studio.trainer_applications (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  whatsapp text,
  phone text,
  email text check (email = lower(email)),
  language text not null check (language in ('English & German', 'English', 'German')),
  message text,
  page_language text not null check (page_language in ('en', 'de')),
  -- SHA-256 of everything above but the time: the same details sent twice are found by it.
  fingerprint bytea not null check (length(fingerprint) = 32),
  check (whatsapp is not null or phone is not null)
);
create index trainer_applications_received on studio.trainer_applications (received_at);
create index trainer_applications_fingerprint on studio.trainer_applications (fingerprint, received_at);
