import type { PartnerVisit } from '@lifted/contract/desk/desk-partners';
import { Notice } from '@lifted/design/notice.tsx';
import type { CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { startWords } from '@lifted/domain/language/date-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { comparePayout } from '@lifted/domain/partners/payout';
import { useId, useState } from 'react';
import { addressIn } from '../../addresses.ts';
import { readText } from '../../parts/files/read-text.ts';
import { readCsv, type CsvFile } from '../../parts/files/read-csv.ts';
import { useLanguage, useWords } from '../../language.ts';
import { FileButton } from '../../parts/files/file-button.tsx';
import { CsvButton } from '../../parts/files/csv-button.tsx';
import { FormControl } from '../../parts/form-control.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import styles from './payout-comparison.module.css';
import {
  comparedVisit,
  differencesFile,
  guessColumns,
  PAYOUT_COLUMNS,
  payoutLines,
  payoutSum,
  type NumberedLine,
  type PayoutColumns,
} from './payout-file.ts';
import { PAYOUT_WORDS } from './payout-words.ts';

interface PayoutComparisonProps {
  readonly partnerId: string;
  readonly month: CalendarMonth;
  readonly visits: readonly PartnerVisit[];
}

interface ChosenFile {
  readonly csv: CsvFile;
  readonly columns: PayoutColumns;
}

/** A partner's list of what it pays for, chosen as a file and compared with who came. Nothing of it leaves the browser. */
export function PayoutComparison({ partnerId, month, visits }: PayoutComparisonProps) {
  const words = useWords(PAYOUT_WORDS);
  const id = useId();
  const [chosen, setChosen] = useState<ChosenFile | 'unreadable'>();
  const choose = async (file: File) => {
    const { text } = readText(new Uint8Array(await file.arrayBuffer()));
    const csv = text.includes('\u0000') ? undefined : readCsv(text);
    setChosen(csv === undefined ? 'unreadable' : { csv, columns: guessColumns(csv.header) });
  };
  return (
    <div className={styles.comparison}>
      <div className={styles.choice}>
        <FileButton
          id={id}
          label={words.choose}
          accept=".csv,.txt,.tsv,text/csv"
          describedBy={`${id}-hint`}
          choose={([file]) => {
            if (file !== undefined) void choose(file);
          }}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {words.hint}
        </p>
      </div>
      {chosen === 'unreadable' && <Notice tone="error">{words.unreadable}</Notice>}
      {chosen !== undefined && chosen !== 'unreadable' && (
        <>
          <fieldset className={styles.columns}>
            <legend>{words.columns}</legend>
            {PAYOUT_COLUMNS.map((column) => (
              <FormControl
                key={column}
                field={{
                  name: column,
                  label: words.column[column],
                  kind: 'choice',
                  choices: [
                    ['nowhere', words.notThere],
                    ...chosen.csv.header.map((heading, at) => [String(at), heading] as const),
                  ],
                }}
                value={String(chosen.columns[column] ?? 'nowhere')}
                fault={undefined}
                onType={(at) =>
                  setChosen({
                    ...chosen,
                    columns: { ...chosen.columns, [column]: at === 'nowhere' ? null : Number(at) },
                  })
                }
              />
            ))}
          </fieldset>
          {chosen.columns.reference === null && chosen.columns.name === null ? (
            <Notice tone="error">{words.nothingToCompareBy}</Notice>
          ) : (
            <Outcome
              lines={payoutLines(chosen.csv, chosen.columns)}
              visits={visits}
              fileName={`${partnerId}-${month}-${words.fileName}.csv`}
            />
          )}
        </>
      )}
    </div>
  );
}

interface OutcomeProps {
  readonly lines: readonly NumberedLine[];
  readonly visits: readonly PartnerVisit[];
  readonly fileName: string;
}

function Outcome({ lines, visits, fileName }: OutcomeProps) {
  const words = useWords(PAYOUT_WORDS);
  const language = useLanguage();
  const comparison = comparePayout(visits.map(comparedVisit), lines);
  const { paid, unpaid, unknown } = comparison;
  const sum = payoutSum(lines);
  const withoutDay = lines.filter(({ day }) => day === null).length;
  return (
    <>
      <div role="status">
        <p className={styles.result}>{words.result(paid.length, visits.length)}</p>
        {sum !== null && <p>{words.sum(exactEuroWords(sum, language))}</p>}
        {withoutDay > 0 && <p>{words.withoutDay(withoutDay)}</p>}
        {unpaid.length + unknown.length === 0 && <p>{words.agrees}</p>}
      </div>
      {unpaid.length > 0 && (
        <section>
          <h3>{words.unpaid(unpaid.length)}</h3>
          <Rows>
            {unpaid.map(({ visit }) => (
              <Row
                key={visit.id}
                name={visit.name ?? words.nameless}
                about={[startWords(new Date(visit.start_datetime), language), visit.timer_name]}
                aside={visit.reference}
                to={addressIn(language, `/desk/classes/${encodeURIComponent(visit.workout_id)}`)}
              />
            ))}
          </Rows>
        </section>
      )}
      {unknown.length > 0 && (
        <section>
          <h3>{words.unknown(unknown.length)}</h3>
          <Rows>
            {unknown.map(({ number, name, day, reference }) => (
              <Row
                key={number}
                name={name === '' ? words.nameless : name}
                about={[day && dayInWords(day, language), words.line(number)]}
                aside={reference}
              />
            ))}
          </Rows>
        </section>
      )}
      {unpaid.length + unknown.length > 0 && (
        <p>
          <CsvButton
            look="quiet"
            name={fileName}
            load={() => Promise.resolve(differencesFile(comparison, words.file))}
          />
        </p>
      )}
    </>
  );
}
