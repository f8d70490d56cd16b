import { DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { WEEKLY_CIRCLES } from '@lifted/domain/training/weekly-progress';
import type { MemberQuery } from '../../cache/member-response.ts';
import { heaviestSets } from './heaviest-sets.ts';

/**
 * JSON of the contract's weekly progress, for each exercise group the customer ever lifted; `$2` is the Monday of the
 * current week, `$3` whether own trainings count. A week is compared with the latest earlier week that has data, however long ago; without one it is 'same'.
 * A week without a set is 'no_data'. Failed attempts and warm-up sets are left out.
 */
export const WEEKLY_PROGRESS: MemberQuery = {
  name: 'weekly-progress',
  text: `
    with ${heaviestSets('$3::boolean')}, weeks as (
      select exercise_group, measure, date - (extract(isodow from date)::integer - 1) as monday,
             max(weight) as weight, max(best) as best
        from heaviest
       group by 1, 2, 3
    ), compared as (
      select exercise_group, monday, weight, best,
             lag(best) over (partition by exercise_group order by monday) as earlier
        from weeks
    ), shown as (
      select week_index, $2::date + ${DAYS_PER_WEEK} * week_index as monday
        from generate_series(${1 - WEEKLY_CIRCLES}, 0) as week_index
    ), progress as (
      select groups.exercise_group, groups.measure,
             string_agg(
               '{"week_index":' || shown.week_index
                 || ',"week_start_date":"' || to_char(shown.monday, 'YYYY-MM-DD')
                 || '","max_weight":' || coalesce(trim_scale(compared.weight)::text, 'null')
                 || case groups.measure when 'weight' then ''
                         else coalesce(',"best":' || trim_scale(compared.best), '') end
                 || ',"change_type":"' || case when compared.best is null then 'no_data'
                                               when compared.best > compared.earlier then 'increase'
                                               when compared.best < compared.earlier then 'decrease'
                                               else 'same' end || '"}',
               ',' order by shown.week_index) as weekly_progress
        from (select distinct exercise_group, measure from weeks) as groups
       cross join shown
        left join compared on compared.exercise_group = groups.exercise_group and compared.monday = shown.monday
       group by groups.exercise_group, groups.measure
    )
    select '[' || coalesce(string_agg(
             '{"exercise_group":' || to_json(exercise_group)
               || case measure when 'weight' then '' else ',"measure":"' || measure || '"' end
               || ',"weekly_progress":[' || weekly_progress || ']}',
             ',' order by exercise_group collate "C"), '') || ']'
      from progress`,
};
