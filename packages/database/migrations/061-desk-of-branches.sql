-- The front desk of a chain may be that of chosen branches. Without a row it is that of all of them.
create table studio.desk_branches (
  provider text not null,
  uid text not null,
  -- Taking the role away takes these with it.
  role text not null default 'desk' check (role = 'desk'),
  -- Null: the studio's own address.
  branch_id text references studio.branches,
  foreign key (provider, uid, role) references studio.account_roles on delete cascade,
  unique nulls not distinct (provider, uid, branch_id)
);
