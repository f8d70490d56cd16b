import { CycleFields } from '@lifted/contract/desk/desk-programme';
import { isCivilDate, weekStart, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import {
  cycleWeekOn,
  overlappingCycle,
  type CycleWeek,
  type ProgrammeCycle,
} from '@lifted/domain/training/programme-cycle';
import type { Pool, PoolClient } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { refusedField } from '../../http/errors/refusal.ts';
import { noSuchDay } from '../../http/errors/request-refusals.ts';
import { lockProgramme } from './workout-record.ts';

interface StoredCycle extends ProgrammeCycle {
  readonly id: string;
}

async function readCycles(client: Pool | PoolClient): Promise<StoredCycle[]> {
  const { rows } = await client.query<StoredCycle>(
    `select id, name, to_char(first_day, 'YYYY-MM-DD') as "firstDay", weeks from studio.programme_cycles order by first_day`,
  );
  return rows;
}

/** The cycles of the programme, by their first day. */
export async function listAllCycles(pool: Pool) {
  return (await readCycles(pool)).map(({ id, ...cycle }) => ({ id, fields: fieldsOfCycle(cycle) }));
}

/** Where a day is in its cycle; null for a day outside all of them. */
export async function cycleWeekOf(pool: Pool, day: CivilDate): Promise<CycleWeek | null> {
  return cycleWeekOn(day, await readCycles(pool));
}

function fieldsOfCycle({ name, firstDay, weeks }: ProgrammeCycle): CycleFields {
  return { name, first_day: firstDay, weeks };
}

/** A cycle, by its id. Its weeks are nobody else's. */
export const cycleRecord: DeskRecord<CycleFields> = {
  noun: 'cycle',
  parse: fieldsOf(CycleFields),
  tidy: ({ name, first_day: day, weeks }) => ({
    name: name.trim(),
    first_day: isCivilDate(day) ? weekStart(day) : day,
    weeks,
  }),
  async read(client, id) {
    await lockProgramme(client);
    const found = (await readCycles(client)).find((cycle) => cycle.id === id);
    return found && fieldsOfCycle(found);
  },
  async write(client, id, { name, first_day: firstDay, weeks }) {
    if (!isCivilDate(firstDay)) throw noSuchDay('first_day');
    await lockProgramme(client);
    const others = (await readCycles(client)).filter((cycle) => cycle.id !== id);
    const overlapping = overlappingCycle({ firstDay, weeks }, others);
    if (overlapping !== undefined) {
      throw refusedField('first_day', {
        en: `These weeks overlap with ${overlapping.name}.`,
        de: `Diese Wochen überschneiden sich mit ${overlapping.name}.`,
      });
    }
    await client.query(
      `insert into studio.programme_cycles (id, name, first_day, weeks) values ($1, $2, $3, $4)
           on conflict (id) do update set name = $2, first_day = $3, weeks = $4`,
      [id, name, firstDay, weeks],
    );
  },
  async remove(client, id) {
    await client.query('delete from studio.programme_cycles where id = $1', [id]);
  },
};
