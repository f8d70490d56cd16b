import type {
  countPartnerVisits,
  exportPartnerVisits,
  listPartnerVisits,
  PartnerMonth,
  PartnerVisit,
} from '@lifted/contract/desk/desk-partners';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import type { CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { startWords } from '@lifted/domain/language/date-words';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { CsvButton } from '../parts/files/csv-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MonthChoice, useMonths } from '../parts/month-choice.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { PARTNER_WORDS } from './partner-words.ts';
import { PayoutComparison } from './payout/payout-comparison.tsx';
import styles from './records-page.module.css';

const MONTHS_AGO = 24;

/** How many guests of each partner came in a month, and who: what its payout is compared with. */
export function PartnerVisitsPage() {
  const words = useWords(PARTNER_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [search, setSearch] = useSearchParams();
  const { current, months, named } = useMonths({ ago: MONTHS_AGO, ahead: 0 });
  const month = named(search.get('month')) ?? current;
  const counted = useQuery({
    queryKey: ['desk', 'partner-visits', month],
    queryFn: ({ signal }) =>
      api.call<typeof countPartnerVisits>('GET', '/desk/partner-visits', { query: { month }, signal }),
  });
  return (
    <SectionPage
      heading={words.visits}
      lead={words.visitsLead}
      tools={
        <ButtonLink look="quiet" to={addressIn(language, '/desk/records')}>
          {words.back}
        </ButtonLink>
      }
    >
      <div className={styles.month}>
        <MonthChoice
          name="month"
          label={words.month}
          months={months}
          value={month}
          onChoose={(chosen) => setSearch({ month: chosen }, { replace: true })}
        />
      </div>
      <Loaded query={counted}>
        {(partners) =>
          partners.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            partners.map((one) => <Visits key={one.partner_id} partner={one} month={month} />)
          )
        }
      </Loaded>
    </SectionPage>
  );
}

interface VisitsProps {
  readonly partner: PartnerMonth;
  readonly month: CalendarMonth;
}

function Visits({ partner, month }: VisitsProps) {
  const words = useWords(PARTNER_WORDS);
  const visits = useVisits(partner.partner_id, month);
  return (
    <Card
      heading={`${partner.name}: ${words.visitCount(partner.visits)}`}
      tool={partner.visits > 0 && <VisitsFile partner={partner} month={month} />}
    >
      <Loaded query={visits}>
        {(loaded) => (
          <>
            {loaded.length === 0 ? <p>{words.noVisits}</p> : <VisitRows visits={loaded} />}
            <PayoutComparison key={month} partnerId={partner.partner_id} month={month} visits={loaded} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function useVisits(partnerId: string, month: CalendarMonth) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'partner-visits', month, partnerId],
    queryFn: ({ signal }) =>
      api.call<typeof listPartnerVisits>('GET', '/desk/partner-visits/{partnerId}', {
        params: { partnerId },
        query: { month },
        signal,
      }),
  });
}

function VisitRows({ visits }: { readonly visits: readonly PartnerVisit[] }) {
  const words = useWords(PARTNER_WORDS);
  const language = useLanguage();
  return (
    <Rows>
      {visits.map((visit) => (
        <Row
          key={visit.id}
          name={visit.name ?? words.deletedName}
          about={[startWords(new Date(visit.start_datetime), language), visit.timer_name]}
          aside={visit.reference}
          to={addressIn(language, `/desk/classes/${encodeURIComponent(visit.workout_id)}`)}
        />
      ))}
    </Rows>
  );
}

function VisitsFile({ partner: { partner_id: partnerId }, month }: VisitsProps) {
  const api = useApiClient();
  return (
    <CsvButton
      look="quiet"
      name={`${partnerId}-${month}.csv`}
      load={() =>
        api.call<typeof exportPartnerVisits>('GET', '/desk/partner-visits/{partnerId}/visits.csv', {
          params: { partnerId },
          query: { month },
        })
      }
    />
  );
}
