-- What an import at the desk changed, row by row, so that it can be taken back for thirty days.
create table studio.import_changes (
  entry bigint not null references studio.audit_log on delete cascade,
  position integer not null,
  -- Name of the file without '.csv'.
  file text not null,
  kind text not null check (kind in ('added', 'changed', 'removed')),
  -- Of a removed row all columns, otherwise those the file has.
  before jsonb check ((before is null) = (kind = 'added')),
  after jsonb check ((after is null) = (kind = 'removed')),
  primary key (entry, position)
);
