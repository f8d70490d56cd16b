import type {
  acceptSubstitution,
  listSubstitutes,
  WantedSubstitute,
} from '@lifted/contract/desk/desk-substitutes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { startWords } from '@lifted/domain/language/date-words';
import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressIn } from '../addresses.ts';
import { pollEvery } from '../parts/poll.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './substitutes.module.css';
import { SUBSTITUTES_WORDS } from './substitutes-words.ts';

const REFRESH_MS = 15 * SECOND_MS;

/** The page behind the link the desk shares with the coaches. */
export function SubstitutesPage() {
  const words = useWords(SUBSTITUTES_WORDS);
  const api = useApiClient();
  const wanted = useQuery({
    queryKey: ['desk', 'substitutes'],
    queryFn: ({ signal }) => api.call<typeof listSubstitutes>('GET', '/desk/substitutes', { signal }),
    refetchInterval: pollEvery(REFRESH_MS),
  });
  return (
    <SectionPage heading={words.heading} lead={words.lead}>
      <Loaded query={wanted}>
        {(loaded) => (loaded.length === 0 ? <p>{words.none}</p> : <WantedList wanted={loaded} />)}
      </Loaded>
    </SectionPage>
  );
}

function WantedList({ wanted }: { readonly wanted: readonly WantedSubstitute[] }) {
  const words = useWords(SUBSTITUTES_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  // A coach can open their own classes alone.
  const opensClasses = mayOpen(useSession().userRoles, DESK_ROLES);
  const accept = ({ class_id: classId, timer_name: name }: WantedSubstitute) =>
    run(
      () =>
        api.call<typeof acceptSubstitution>('POST', '/desk/classes/{classId}/substitute/accept', {
          params: { classId },
          body: {},
        }),
      words.accepted(name),
    );
  return (
    <ul className={styles.wanted}>
      {wanted.map((one) => (
        <li key={one.class_id} className={styles.one}>
          <div className={styles.text}>
            <p>
              <strong>
                {opensClasses ? (
                  <Link to={addressIn(language, `/desk/classes/${encodeURIComponent(one.class_id)}`)}>
                    {one.timer_name}
                  </Link>
                ) : (
                  one.timer_name
                )}
              </strong>{' '}
              {words.inPlaceOf(one.coach_first_name)}
            </p>
            <p className={styles.facts}>
              {startWords(new Date(one.start_datetime), language)}, {one.location_name}
            </p>
          </div>
          {one.can_accept ? (
            <Button disabled={isRunning} onClick={() => void accept(one)}>
              {words.accept}
            </Button>
          ) : (
            <span className={styles.facts}>{words.notForYou}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
