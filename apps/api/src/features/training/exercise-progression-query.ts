import type { MemberQuery } from '../../cache/member-response.ts';
import { heaviestSets } from './heaviest-sets.ts';

/**
 * JSON of the contract's progression, for each exercise group with a set from day `$2` to day `$3`, both included: the
 * heaviest set of each day. A point is a record when that set was the heaviest ever of its exercise and of the group, so a
 * record of a lighter exercise does not show. `$4`: own trainings count. Failed attempts and warm-up sets are left out.
 */
export const EXERCISE_PROGRESSION: MemberQuery = {
  name: 'exercise-progression',
  text: `
    with ${heaviestSets('$4::boolean')}, judged as (
      select exercise_group, measure, date, weight, best,
             coalesce(record = best, false) and coalesce(best > max(best) over (
               partition by exercise_group order by date
               rows between unbounded preceding and 1 preceding), true) as is_record
        from heaviest
    ), progressions as (
      select exercise_group, measure,
             max(weight) as current_max,
             case measure when 'reps' then 0
                  else (array_agg(best order by date desc))[1] - (array_agg(best order by date))[1] end as progress,
             string_agg(
               '{"date":"' || to_char(date, 'YYYY-MM-DD') || '","weight":' || trim_scale(weight)
                 || case measure when 'weight' then '' else ',"best":' || trim_scale(best) end
                 || ',"is_record":' || is_record || '}',
               ',' order by date) as points
        from judged
       where date between $2::date and $3::date
       group by exercise_group, measure
    )
    select '[' || coalesce(string_agg(
             '{"exercise_group":' || to_json(exercise_group)
               || case measure when 'weight' then '' else ',"measure":"' || measure || '"' end
               || ',"progress":' || trim_scale(progress)
               || ',"current_max":' || trim_scale(current_max)
               || ',"progression":[' || points || ']}',
             ',' order by exercise_group collate "C"), '') || ']'
      from progressions`,
};
