import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { MemberQuery } from '../../cache/member-response.ts';
import { exerciseName, exerciseShortName } from '../../data/exercise-names.ts';

/**
 * JSON of the contract's workout logs, newest first, sets in the order of the workout. Built as text, because it is by far
 * the largest response and a JSON object per set costs several times as much; to_json quotes the strings. `limit 1` makes
 * each class a lookup by number, so no other customer's class is read. `$2` is whether own trainings are told, whose numbers
 * are below zero.
 */
const exerciseLogs = (language: Language): MemberQuery => ({
  name: language === 'en' ? 'exercise-logs' : 'exercise-logs-de',
  text: `
    with exercises as materialized (
      select number,
             '{"exercise_id":' || to_json(id) || ',"exercise_name":' || to_json(${exerciseName('x', language)})
               || ',"exercise_short_name":' || coalesce(to_json(${exerciseShortName('x', language)})::text, 'null')
               || ',"exercise_number":' as opening
        from studio.exercises x
    ), logs as (
      select s.workout_number,
             string_agg(
               x.opening || s.exercise_number || ',"set_number":' || s.set_number || ',"reps":' || s.reps
                 || ',"weight":' || trim_scale(s.weight)
                 || case s.record when 'weight' then ',"record":"weight"'
                                  when 'reps' then ',"record":"reps"'
                                  else ',"record":null' end
                 || case s.load_kind when 'external' then '' else ',"load_kind":"' || s.load_kind || '"' end
                 || case when s.is_warm_up then ',"is_warm_up":true' else '' end
                 || coalesce(',"reps_in_reserve":' || s.reps_in_reserve, '') || '}',
               ',' order by s.exercise_number, s.set_number, s.exercise_key) as sets
        from studio.set_logs s
        join exercises x on x.number = s.exercise_key
       where s.customer_number = $1 and ($2::boolean or s.workout_number > 0)
       group by s.workout_number
    )
    select '[' || coalesce(
             string_agg(w.opening || logs.sets || ']}', ',' order by w.start_datetime desc, w.id collate "C" desc), '') || ']'
      from logs
     cross join lateral (
       select w.id, w.start_datetime,
              '{"workout_id":' || to_json(w.id)
                || ',"start_datetime":"' || studio.berlin_iso(w.start_datetime)
                || '","coach_first_name":' || to_json(c.first_name)
                || ',"timer_name":' || to_json(w.timer_name)
                || ',"location_name":' || to_json(l.name)
                || ',"max_set_number":' || coalesce(w.max_set_number::text, 'null')
                || ',"exercise_logs":[' as opening
         from studio.workouts w
         join studio.coaches c on c.id = w.coach_id
         join studio.locations l on l.id = w.location_id
        where w.number = logs.workout_number
        union all
       select o.id::text, o.start_datetime,
              '{"workout_id":' || to_json(o.id)
                || ',"start_datetime":"' || studio.berlin_iso(o.start_datetime)
                || '","coach_first_name":"","timer_name":' || to_json(coalesce(o.name, ''))
                || ',"location_name":"","max_set_number":null,"is_own":true,"exercise_logs":['
         from studio.own_trainings o
        where o.number = logs.workout_number
        limit 1
     ) as w`,
});

/** By the language of the exercises' names. */
export const EXERCISE_LOGS: InBothLanguages<MemberQuery> = { en: exerciseLogs('en'), de: exerciseLogs('de') };
