import type { NumberSlot, readNumbers, StudioNumberAnswer } from '@lifted/contract/desk/desk-numbers';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { changeInWords, NUMBER_NAMES, numberInWords } from '@lifted/domain/desk/studio-number-words';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { BranchChoice } from '../branches/branch-choice.tsx';
import styles from './numbers.module.css';
import { NUMBERS_WORDS } from './numbers-words.ts';
import { comparedDays } from './compared-days.ts';
import { weekdayInWords } from './weekday-in-words.ts';
import { PeriodTools, usePeriod } from './period-tools.tsx';

/** The numbers of a period beside those of the one before, and how full each hour of the week was. */
export function NumbersPage() {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { period, today, query, ofBranch, isKnown } = usePeriod();
  const asked = { ...period, ...ofBranch };
  const numbers = useQuery({
    queryKey: ['desk', 'numbers', asked],
    queryFn: ({ signal }) => api.call<typeof readNumbers>('GET', '/desk/numbers', { query: asked, signal }),
    enabled: isKnown,
  });
  return (
    <SectionPage heading={words.heading} lead={words.lead}>
      <PeriodTools period={period} today={today}>
        <BranchChoice isOfNumbers />
      </PeriodTools>
      <Loaded query={numbers}>
        {({ before, numbers: all, slots }) => (
          <>
            <p className={styles.compared}>
              {before === null ? words.notBegun : words.comparedWith(comparedDays(before, words, language))}
            </p>
            {ofBranch.branch !== undefined && <p className={styles.compared}>{words.homeBranch}</p>}
            <ul className={styles.tiles}>
              {all.map((number) => (
                <Tile key={number.name} number={number} query={query} />
              ))}
            </ul>
            <Card heading={words.slots}>
              {slots.length === 0 ? <p>{words.noClasses}</p> : <Slots slots={slots} query={query} />}
            </Card>
          </>
        )}
      </Loaded>
    </SectionPage>
  );
}

interface TileProps {
  readonly number: StudioNumberAnswer;
  readonly query: string;
}

function Tile({ number, query }: TileProps) {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const { name, unit, value, before } = number;
  const change = changeInWords(number, unit, language);
  const shown = (one: number | null) => (one === null ? '–' : numberInWords(one, unit, language));
  return (
    <li>
      <Link to={`${addressIn(language, `/desk/numbers/${name}`)}?${query}`} className={styles.tile}>
        <span className={styles.name}>{NUMBER_NAMES[language][name].name}</span>
        <span className={styles.value}>{shown(value)}</span>
        {value !== null && before !== null && (
          <span className={styles.change}>
            {change === null ? words.same : unit === 'share' ? words.points(change) : change}
            <span className={styles.before}>{words.before(shown(before))}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Weekdays beside each other, starts below each other; the fuller, the stronger the ground. */
function Slots({ slots, query }: { readonly slots: readonly NumberSlot[]; readonly query: string }) {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const times = [...new Set(slots.map(({ time }) => time))];
  const dayName = (weekday: number) => weekdayInWords(weekday, language);
  const cell = (weekday: number, time: string) => {
    const slot = slots.find((one) => one.weekday === weekday && one.time === time);
    if (slot === undefined) return null;
    const { classes, taken, places } = slot;
    const share = places === 0 ? 0 : taken / places;
    const ground: CSSProperties & Record<'--share', number> = { '--share': share };
    return (
      <Link
        to={`${addressIn(language, '/desk/numbers/occupancy')}?${query}&slot=${weekday}-${time}`}
        className={styles.slot}
        style={ground}
      >
        <span aria-hidden="true">{numberInWords(share, 'share', language)}</span>
        <VisuallyHidden>
          {words.slotShown(`${dayName(weekday)} ${time}`, taken, places, classes)}
        </VisuallyHidden>
      </Link>
    );
  };
  return (
    <>
      <p className={styles.slotsLead}>{words.slotsLead}</p>
      <div className={styles.wide}>
        <table className={styles.slots}>
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col">
                  {dayName(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                {WEEKDAYS.map((weekday) => (
                  <td key={weekday}>{cell(weekday, time)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
