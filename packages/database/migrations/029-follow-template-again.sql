-- A class of the repeating week that was changed by hand follows its template again once it is as the template has it.
create or replace function studio.detach_class() returns trigger language plpgsql as $$
begin
  new.is_detached := not exists (
    select from studio.week_templates t
     where t.id = new.template_id
       and row (t.timer_name, t.coach_id, t.location_id, t.capacity, (new.template_date + t.start_time) at time zone 'Europe/Berlin')
           is not distinct from row (new.timer_name, new.coach_id, new.location_id, new.capacity, new.start_datetime));
  return new;
end $$;
drop trigger detach on studio.workouts;
create trigger detach before update on studio.workouts for each row
  when (new.template_id is not null and coalesce(current_setting('studio.laying_out', true), '') <> 'on'
        and row (new.timer_name, new.start_datetime, new.coach_id, new.location_id, new.capacity)
            is distinct from row (old.timer_name, old.start_datetime, old.coach_id, old.location_id, old.capacity))
  execute function studio.detach_class();
