-- When the person behind a signed-in session last showed their password or second factor again, for what asks for it.
alter table studio.second_factor_sessions add column confirmed_at timestamptz;
