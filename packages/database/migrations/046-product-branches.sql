-- A product of a chain may be valid in chosen branches only. Without a row it is valid everywhere.
create table studio.product_branches (
  product_id text not null references studio.products on delete cascade,
  -- Null: the studio's own address.
  branch_id text references studio.branches,
  unique nulls not distinct (product_id, branch_id)
);

-- Where a pass or membership was valid when it was sold; without a row everywhere. A product that is limited later takes
-- nothing from those who bought it before.
create table studio.entitlement_branches (
  entitlement_number integer not null references studio.entitlements on delete cascade,
  branch_id text references studio.branches,
  unique nulls not distinct (entitlement_number, branch_id)
);

create function studio.note_sold_branches() returns trigger language plpgsql as $$
begin
  insert into studio.entitlement_branches (entitlement_number, branch_id)
  select sold.number, p.branch_id from sold join studio.product_branches p on p.product_id = sold.product_id;
  return null;
end $$;
create trigger note_sold_branches after insert on studio.entitlements referencing new table as sold
  for each statement execute function studio.note_sold_branches();

create trigger raise_version_of_all after insert or update or delete on studio.product_branches
  for each statement execute function studio.raise_directory_version();
