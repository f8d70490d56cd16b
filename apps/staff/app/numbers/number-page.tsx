import type {
  exportNumber,
  NumberAnswer,
  NumberGroup,
  NumberOfBranch,
  NumberRow,
  readNumber,
} from '@lifted/contract/desk/desk-numbers';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import {
  CLASS_NUMBERS,
  NUMBER_UNITS,
  type NumberUnit,
  type StudioNumber,
} from '@lifted/domain/desk/studio-numbers';
import { NUMBER_NAMES, numberInWords } from '@lifted/domain/desk/studio-number-words';
import { longDate, shortDate, startWords } from '@lifted/domain/language/date-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { fileName } from '@lifted/domain/language/file-name';
import { isOwnAddress } from '@lifted/domain/people/own-address';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import type { Language } from '@lifted/domain/language/language';
import { useLanguage, useWords } from '../language.ts';
import { CsvButton } from '../parts/files/csv-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { BranchChoice, useBranchNames, useNameOfBranch } from '../branches/branch-choice.tsx';
import styles from './numbers.module.css';
import { NUMBERS_WORDS } from './numbers-words.ts';
import { comparedDays } from './compared-days.ts';
import { weekdayInWords } from './weekday-in-words.ts';
import { PeriodTools, usePeriod } from './period-tools.tsx';

/** '1-18:00': Mondays at six in the evening. */
const SLOT = /^[1-7]-\d{2}:\d{2}$/;

const ROWS = 'rows';
const ALL = 'all' as const;

/** One number: its last weeks, and the rows it counts. */
export function NumberPage({ name }: { readonly name: StudioNumber }) {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [search] = useSearchParams();
  const { period, today, query, ofBranch, isKnown } = usePeriod();
  const slot = SLOT.exec(search.get('slot') ?? '')?.[0] ?? null;
  const hasAll = search.get(ROWS) === ALL;
  const asked = {
    params: { name },
    query: {
      ...period,
      ...ofBranch,
      ...(slot !== null && { slot }),
      ...(hasAll && { rows: ALL }),
    },
  };
  const branchName = useNameOfBranch();
  const number = useQuery({
    queryKey: ['desk', 'numbers', name, asked.query],
    queryFn: ({ signal }) => api.call<typeof readNumber>('GET', '/desk/numbers/{name}', { ...asked, signal }),
    enabled: isKnown,
  });
  return (
    <SectionPage
      heading={NUMBER_NAMES[language][name].name}
      lead={NUMBER_NAMES[language][name].about}
      tools={
        <div className={styles.tools}>
          <ButtonLink look="quiet" to={`${addressIn(language, '/desk/numbers')}?${query}`}>
            {words.back}
          </ButtonLink>
          <CsvButton
            look="outline"
            name={`${fileName(NUMBER_NAMES[language][name].name, branchName ?? '', period.first, period.last)}.csv`}
            load={() => api.call<typeof exportNumber>('GET', '/desk/numbers/{name}/rows.csv', asked)}
            disabled={number.data?.row_count === 0}
          />
        </div>
      }
    >
      <PeriodTools period={period} today={today}>
        <BranchChoice isOfNumbers />
      </PeriodTools>
      {slot !== null && <OneSlot slot={slot} query={query} />}
      {NUMBER_UNITS[name] === 'share' && name !== 'occupancy' && <RowsChoice hasAll={hasAll} />}
      <Loaded query={number}>
        {(loaded) => (
          <>
            <Summary number={loaded} />
            {!CLASS_NUMBERS.has(name) && (ofBranch.branch !== undefined || loaded.branches.length > 0) && (
              <p className={styles.compared}>{words.homeBranch}</p>
            )}
            <Card heading={words.weeks}>
              <Weeks number={loaded} />
            </Card>
            {loaded.branches.length > 0 && (
              <Card heading={words.byBranch}>
                <Branches branches={loaded.branches} unit={loaded.unit} />
              </Card>
            )}
            {loaded.groups.length > 0 && (
              <Card heading={words.sums}>
                <Sums groups={loaded.groups} unit={loaded.unit} />
              </Card>
            )}
            <Card
              heading={(hasAll ? words.outOf : words.counted)(
                numberInWords(loaded.row_count, 'count', language),
              )}
            >
              <CountedRows number={loaded} hasAll={hasAll} />
            </Card>
          </>
        )}
      </Loaded>
    </SectionPage>
  );
}

/** Says which slot of the week is counted alone, and leads to all of them. */
function OneSlot({ slot, query }: { readonly slot: string; readonly query: string }) {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const [weekday = '', time = ''] = slot.split('-');
  return (
    <p className={styles.compared}>
      {words.onlySlot(`${weekdayInWords(Number(weekday), language)} ${time}`)}{' '}
      <Link to={`?${query}`}>{words.allSlots}</Link>
    </p>
  );
}

/**
 * The rows of a share are what it counts; a press lists what it is out of as well. Occupancy counts classes, and lists all of
 * them anyway.
 */
function RowsChoice({ hasAll }: { readonly hasAll: boolean }) {
  const words = useWords(NUMBERS_WORDS);
  const [search] = useSearchParams();
  const other = new URLSearchParams(search);
  if (hasAll) other.delete(ROWS);
  else other.set(ROWS, ALL);
  return (
    <p className={styles.compared}>
      <Link to={`?${other.toString()}`} replace>
        {hasAll ? words.countedAlone : words.alsoOthers}
      </Link>
    </p>
  );
}

function Summary({
  number: { unit, value, amount, out_of: outOf, before },
}: {
  readonly number: NumberAnswer;
}) {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const shown = (one: number | null) => (one === null ? '–' : numberInWords(one, unit, language));
  const count = (one: number) => numberInWords(one, 'count', language);
  return (
    <p className={styles.summary}>
      <strong className={styles.value}>{shown(value)}</strong>
      {unit === 'share' && <span>{words.of(count(amount), count(outOf))}</span>}
      {before !== null && (
        <span>
          {comparedDays(before, words, language)}: {shown(before.value)}
        </span>
      )}
    </p>
  );
}

const CHART_HEIGHT = 120;
const BAR_STEP = 40;
const BAR_WIDTH = 28;

/** A bar a week, and the same as a table beside it. */
function Weeks({ number: { unit, weeks } }: { readonly number: NumberAnswer }) {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const most = Math.max(...weeks.map(({ value }) => value ?? 0), Number.EPSILON);
  const shown = (value: number | null) => (value === null ? '–' : numberInWords(value, unit, language));
  return (
    <div className={styles.weeks}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${weeks.length * BAR_STEP} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {weeks.map(({ first, value }, at) => {
          const height = ((value ?? 0) / most) * CHART_HEIGHT;
          return (
            <rect
              key={first}
              x={at * BAR_STEP + (BAR_STEP - BAR_WIDTH) / 2}
              y={CHART_HEIGHT - height}
              width={BAR_WIDTH}
              height={height}
            />
          );
        })}
      </svg>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.week}</th>
            <th scope="col">{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ first, value }) => (
            <tr key={first}>
              <th scope="row">{shortDate(first, language)}</th>
              <td>{shown(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The sum of each coach, product or partner. */
function Sums({ groups, unit }: { readonly groups: readonly NumberGroup[]; readonly unit: NumberUnit }) {
  const language = useLanguage();
  return (
    <Rows>
      {groups.map(({ id, name, amount }) => (
        <Row key={id} name={name} aside={partInWords(amount, unit, language)} />
      ))}
    </Rows>
  );
}

/** Parts are read to the cent, so that they add up. */
function partInWords(value: number, unit: NumberUnit, language: Language): string {
  return unit === 'cents' ? exactEuroWords(value, language) : numberInWords(value, unit, language);
}

interface BranchesProps {
  readonly branches: readonly NumberOfBranch[];
  readonly unit: NumberUnit;
}

/** The number at each branch; together they are all of it. Leads to what it counts there. */
function Branches({ branches, unit }: BranchesProps) {
  const { of } = useWords(NUMBERS_WORDS);
  const nameOf = useBranchNames();
  const language = useLanguage();
  const [search] = useSearchParams();
  const count = (one: number) => numberInWords(one, 'count', language);
  return (
    <Rows>
      {branches.map(({ id, name, value, amount, out_of: outOf }) => {
        const there = new URLSearchParams(search);
        there.set('branch', id);
        return (
          <Row
            key={id}
            name={nameOf(id, name)}
            about={unit === 'share' ? [of(count(amount), count(outOf))] : []}
            aside={value === null ? '–' : partInWords(value, unit, language)}
            to={`?${there.toString()}`}
          />
        );
      })}
    </Rows>
  );
}

interface CountedRowsProps {
  readonly number: NumberAnswer;
  readonly hasAll: boolean;
}

function CountedRows({ number, hasAll }: CountedRowsProps) {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const { rows, row_count: all, unit } = number;
  const count = (one: number) => numberInWords(one, 'count', language);
  if (rows.length === 0) return <p>{words.nobody}</p>;
  return (
    <>
      {rows.length < all && (
        <p className={styles.compared}>{words.first200(count(rows.length), count(all))}</p>
      )}
      <Rows>
        {rows.map((row) => (
          <CountedRow key={row.place} row={row} unit={unit} hasAll={hasAll} />
        ))}
      </Rows>
    </>
  );
}

/** What counts on a day, such as a month of a membership, has no time: at midnight nothing happens in a studio. */
function momentOfRow(at: Date, language: Language): string {
  return berlinTime(at) === '00:00' ? longDate(berlinDate(at), language) : startWords(at, language);
}

interface CountedRowProps {
  readonly row: NumberRow;
  readonly unit: NumberUnit;
  /** Rows that count nothing are among them. */
  readonly hasAll: boolean;
}

/** Leads to the person, or to the class where nobody is named. */
function CountedRow({ row, unit, hasAll }: CountedRowProps) {
  const words = useWords(NUMBERS_WORDS);
  const language = useLanguage();
  const { person, customer_id: customer, workout_id: workout, timer_name: timerName, about, at } = row;
  const email = row.email !== null && isOwnAddress(row.email) ? row.email : null;
  const title = person ?? (workout === null ? words.deleted : (timerName ?? ''));
  const to =
    customer !== null
      ? addressIn(language, `/desk/people/${encodeURIComponent(customer)}`)
      : workout !== null
        ? addressIn(language, `/desk/classes/${encodeURIComponent(workout)}`)
        : undefined;
  const facts = [
    at === null ? null : momentOfRow(new Date(at), language),
    person === null || workout === null ? null : timerName,
    about,
  ];
  return (
    <Row
      name={title}
      about={facts}
      aside={
        email === null ? (
          amountWords(row, unit)
        ) : (
          <a href={`mailto:${encodeURIComponent(email)}`} className={styles.write}>
            {words.write(title)}
          </a>
        )
      }
      {...(to !== undefined && email === null && { to })}
    />
  );

  function amountWords({ amount, out_of: outOf }: NumberRow, of: NumberUnit): string | undefined {
    switch (of) {
      case 'cents':
        return exactEuroWords(amount, language);
      case 'hours':
        return numberInWords(amount, of, language);
      case 'share':
        return outOf > 1 || hasAll ? words.of(String(amount), String(outOf)) : undefined;
      case 'count':
        return undefined;
    }
  }
}
