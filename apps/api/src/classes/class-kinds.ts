/** What the studio says of kinds of class: SQL for answers and mails about classes. */
import type { Language } from '@lifted/domain/language/language';
import { exerciseName, exerciseShortName } from '../data/exercise-names.ts';

const namesInLine = (language: Language) =>
  `string_agg(coalesce(nullif(btrim(${exerciseShortName('x', language)}), ''), ${exerciseName('x', language)}), ', ' order by d.position)`;

/**
 * SQL for what the workouts of some days train, as far as it is seen at `now`: rows of `date`, `programme`, `lifts` and
 * `lifts_de`, one line each.
 * `d` may be used in the condition.
 */
export const plannedLifts = (condition: string, now: string) => `
  select d.date, d.programme,
         ${namesInLine('en')} as lifts, ${namesInLine('de')} as lifts_de
    from studio.wod_exercises d
    join studio.exercises x on x.id = d.exercise_id
   where d.section = 'main' and ${condition}
     and not exists (select from studio.wod_releases r
                      where r.date = d.date and r.programme = d.programme and r.visible_from > ${now})
   group by d.date, d.programme`;

/** SQL for the contract's ClassKind of row `k` of studio.class_kinds; null without one. `planned`: row of the lifts of its day. */
export const kindAsJson = (planned: string) => `
  case when k.id is not null then json_strip_nulls(json_build_object(
    'description', case when k.description_en is not null
                        then json_build_object('en', k.description_en, 'de', k.description_de) end,
    'level', k.level,
    'lifts', case when ${planned}.lifts is not null then json_build_object('en', ${planned}.lifts, 'de', ${planned}.lifts_de)
                  when k.lifts_en is not null then json_build_object('en', k.lifts_en, 'de', k.lifts_de) end,
    'programme', case when k.has_own_workouts then k.id end)) end`;

/** SQL for the workouts that classes of row `k` of studio.class_kinds follow; those without a row follow the workout of the day. */
export const PROGRAMME_OF_KIND = `case when k.has_own_workouts then k.id else '' end`;
