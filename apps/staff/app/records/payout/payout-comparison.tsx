import type { PartnerVisit } from '@lifted/contract/desk/desk-partners';
import { Notice } from '@lifted/design/notice.tsx';
import type { CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { startWords } from '@lifted/domain/language/date-words';
import { OTHER_KIND_WORDS, otherKind, type OtherKind } from '@lifted/domain/import/other-kind';
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

type ChosenFile =
  | { readonly kind: 'table'; readonly csv: CsvFile; readonly columns: PayoutColumns }
  /** `other`: what it is instead of CSV, where that can be told. */
  | { readonly kind: 'unread'; readonly name: string; readonly other: OtherKind | null };

/** A partner's list of what it pays for, chosen as a file and compared with who came. Nothing of it leaves the browser. */
export function PayoutComparison({ partnerId, month, visits }: PayoutComparisonProps) {
  const words = useWords(PAYOUT_WORDS);
  const language = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState<ChosenFile>();
  const choose = async (file: File) => setChosen(await readChosen(file));
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
      {chosen?.kind === 'unread' && (
        <Notice tone="error">
          {chosen.other === null
            ? words.unreadable
            : `${chosen.name} ${OTHER_KIND_WORDS[chosen.other][language]}.`}
        </Notice>
      )}
      {chosen?.kind === 'table' && (
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

async function readChosen(file: File): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = otherKind(bytes) ?? null;
  const { text } = readText(bytes);
  const csv = other !== null || text.includes('\u0000') ? undefined : readCsv(text);
  return csv === undefined
    ? { kind: 'unread', name: file.name, other }
    : { kind: 'table', csv, columns: guessColumns(csv.header) };
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
