-- What an exercise is called in German; null: in German, too, as `name` and `short_name` say. Studios write it themselves: which
-- exercises are a studio's own and which it took over, nothing here knows.
alter table studio.exercises
  add column name_de text check (name_de <> '' and name_de = btrim(name_de));
