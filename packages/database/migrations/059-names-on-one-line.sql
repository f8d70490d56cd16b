-- Names stand on one line, without control characters and overrides of the reading direction (packages/domain, plain-name.ts). The
-- desk and imports stored others; a form that shows one would be refused for it. What comes to a record that was merged away, and a
-- name that others have by then, stays as it is.
do $$
declare
  named record;
  bad text := '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]';
  found tid;
begin
  for named in
    select * from (values
      ('studio.customers', 'first_name'), ('studio.customers', 'last_name'), ('identity."user"', 'name'),
      ('studio.coaches', 'first_name'), ('studio.locations', 'name'), ('studio.branches', 'name'), ('studio.products', 'name'),
      ('studio.partners', 'name'), ('studio.exercises', 'name'), ('studio.exercises', 'short_name'),
      ('studio.exercises', 'exercise_group'), ('studio.challenges', 'title'), ('studio.programme_cycles', 'name'),
      ('studio.floor_devices', 'name'), ('studio.closures', 'reason'), ('studio.week_templates', 'timer_name'), ('studio.workouts', 'timer_name')
    ) names (of_table, of_column)
  loop
    for found in execute format('select ctid from %s where %I ~ $1', named.of_table, named.of_column) using bad loop
      begin
        execute format(
          $sql$update %1$s set %2$I = coalesce(nullif(btrim(regexp_replace(regexp_replace(%2$I, $1, ' ', 'g'), '\s+', ' ', 'g')), ''), '?')
                where ctid = $2$sql$, named.of_table, named.of_column) using bad, found;
      exception when unique_violation or sqlstate 'MG001' then null;
      end;
    end loop;
  end loop;
end $$;
