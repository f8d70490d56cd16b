-- A price that is planned: from this day on, at midnight in Berlin, the product costs that, and until then what it costs now.
-- Nothing runs at that midnight: everybody reads the price of a day. The next edit of the product takes it over.
alter table studio.products
  add column planned_cents integer check (planned_cents >= 0),
  add column planned_from date,
  add constraint planned_price check ((planned_cents is null) = (planned_from is null));

-- The same rule as priceOn in packages/domain.
create function studio.price_on(product studio.products, day date) returns integer language sql immutable as $$
  select case when product.planned_from <= day then product.planned_cents else product.cents end
$$;

-- A sale has the price of the day it was made on, whenever what was sold begins.
create or replace function studio.note_sold_cents() returns trigger language plpgsql as $$
begin
  -- A product that does not exist is refused by its reference.
  new.sold_cents := coalesce(
    (select studio.price_on(p, studio.berlin_date(new.granted_at)) from studio.products p where p.id = new.product_id), 0);
  return new;
end $$;
