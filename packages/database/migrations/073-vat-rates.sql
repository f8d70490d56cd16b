-- The rates of value-added tax a product had, each from a day in Berlin on: a sale contains the tax of its own day, whatever the rate
-- is by now. The last one is the product's. What a product had before this was noted is the rate it has now.
create table studio.vat_rates (
  product_id text not null references studio.products on delete cascade,
  valid_from date not null,
  percent smallint not null check (percent between 0 and 100),
  primary key (product_id, valid_from)
);
insert into studio.vat_rates (product_id, valid_from, percent) select id, '-infinity', vat_percent from studio.products;

-- Written by the database, so that imports and the command line do it too. A new rate holds from today on, one that an undo brings
-- back from the day of the change that is undone, unless the rate has changed after it. The application says both days, whose
-- clock it is; where nothing is said, today is the database's.
create function studio.note_vat_rate() returns trigger language plpgsql as $$
declare
  today date := coalesce(nullif(current_setting('studio.today', true), '')::date, studio.berlin_date(now()));
  undone date := nullif(current_setting('studio.undone_day', true), '')::date;
  latest date;
  since date := '-infinity';
begin
  if tg_op = 'UPDATE' then
    select max(valid_from) into latest from studio.vat_rates where product_id = new.id;
    since := case when undone >= latest then undone else greatest(today, latest) end;
  end if;
  insert into studio.vat_rates (product_id, valid_from, percent) values (new.id, since, new.vat_percent)
      on conflict (product_id, valid_from) do update set percent = excluded.percent;
  -- A change that is taken back on its day, or undone, was none.
  delete from studio.vat_rates
   where product_id = new.id and valid_from = since
     and percent = (select r.percent from studio.vat_rates r
                     where r.product_id = new.id and r.valid_from < since order by r.valid_from desc limit 1);
  return null;
end $$;
create trigger note_first_vat_rate after insert on studio.products for each row execute function studio.note_vat_rate();
create trigger note_vat_rate after update of vat_percent on studio.products
  for each row when (old.vat_percent <> new.vat_percent) execute function studio.note_vat_rate();
