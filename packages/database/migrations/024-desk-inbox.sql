-- What the desk has dealt with: declarations, applications of coaches, and visitors after their test workout. What was
-- received is never changed; this stands beside it.
create table studio.handled_items (
  kind text not null check (kind in ('declaration', 'application', 'trial')),
  item_id text not null,
  outcome text not null check (outcome in ('done', 'member', 'lost') and (outcome = 'done' or kind = 'trial')),
  note text,
  handled_at timestamptz not null,
  -- Account of who did it; null once that is deleted.
  handled_by text,
  primary key (kind, item_id)
);

-- When an item is deleted, what was noted about it goes too. That a visitor became a member stays, for the counts.
create function studio.forget_handled_item() returns trigger language plpgsql as $$
declare
  gone text := to_jsonb(old) ->> tg_argv[1];
begin
  delete from studio.handled_items where kind = tg_argv[0] and item_id = gone and outcome <> 'member';
  update studio.handled_items set note = null where kind = tg_argv[0] and item_id = gone and note is not null;
  return null;
end $$;
create trigger forget_handled after delete on studio.contract_declarations
  for each row execute function studio.forget_handled_item('declaration', 'reference');
create trigger forget_handled after delete on studio.trainer_applications
  for each row execute function studio.forget_handled_item('application', 'id');
create trigger forget_handled after delete on studio.trial_bookings
  for each row execute function studio.forget_handled_item('trial', 'id');
