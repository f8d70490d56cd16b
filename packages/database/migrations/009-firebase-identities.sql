-- Which person of Firebase is which account of the studio, where a studio keeps its identities there. Roles, customer and
-- whether it is disabled stay with the account, so imports and the operator's commands work on it as ever.
create table studio.firebase_identities (
  uid text primary key,
  provider text not null default 'studio' check (provider = 'studio'),
  account_uid text not null unique,
  -- Tokens of sign-ins before this moment are refused: signed out everywhere, or somebody else had the address before.
  valid_from timestamptz not null,
  foreign key (provider, account_uid) references studio.accounts (provider, uid) on delete cascade
);
