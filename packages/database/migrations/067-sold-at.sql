-- What a pass or membership cost when it was sold, of a membership each month. A price that changes later changes no sale of
-- before, and a membership goes on at its own price. What was sold before this was noted has the price its product has now.
alter table studio.entitlements add column sold_cents integer check (sold_cents >= 0);

-- Nobody's answers change, so no customer's version does.
alter table studio.entitlements disable trigger user;
update studio.entitlements e set sold_cents = p.cents from studio.products p where p.id = e.product_id;
alter table studio.entitlements enable trigger user;
alter table studio.entitlements alter column sold_cents set not null;

-- Written by the database, so that imports and the command line do it too.
create function studio.note_sold_cents() returns trigger language plpgsql as $$
begin
  -- A product that does not exist is refused by its reference.
  new.sold_cents := coalesce((select cents from studio.products where id = new.product_id), 0);
  return new;
end $$;
create trigger note_sold_cents before insert on studio.entitlements for each row when (new.sold_cents is null)
  execute function studio.note_sold_cents();
