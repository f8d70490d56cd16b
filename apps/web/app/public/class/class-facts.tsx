import type { StudioClass } from '@lifted/contract/timetable';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { toldKind } from '@lifted/domain/classes/class-kind';
import { placesLeft, tooFewWords, waitingWords } from '@lifted/domain/classes/class-places';
import { useLanguage, useWords, type Language } from '../../language.ts';
import { classLength } from '../../ui/classes/class-length.ts';
import { branchLine } from '../../ui/classes/branch-line.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { Portrait } from '@lifted/design/layout/portrait.tsx';
import styles from './class-page.module.css';
import { CLASS_WORDS } from './class-words.ts';
import { useHasStarted } from './use-has-started.ts';

/** Coach, room and, until it starts, places. */
export function ClassFacts({ studioClass }: { readonly studioClass: StudioClass }) {
  const words = useWords(CLASS_WORDS);
  const language = useLanguage();
  const {
    coach_first_name: coach,
    coach_profile_image_url: imageUrl,
    location_name,
    branch,
    too_few,
    is_canceled = false,
    kind,
  } = studioClass;
  const hasPlaces = !useHasStarted(studioClass) || is_canceled;
  const told = toldKind(kind, language);
  return (
    <div className={styles.facts}>
      {told?.description != null && <p className={styles.about}>{told.description}</p>}
      <Facts
        facts={[
          ...(told?.level == null ? [] : [{ name: words.level, value: told.level }]),
          {
            name: words.coach,
            value: (
              <span className={styles.coach}>
                <Portrait name={coach} imageUrl={imageUrl} size="small" alt="" />
                {coach}
              </span>
            ),
          },
          classLength(studioClass, language),
          {
            name: words.where,
            value: (
              <>
                {location_name}
                <span className={styles.address}>{branchLine(branch)}</span>
              </>
            ),
          },
          ...(hasPlaces
            ? [
                {
                  name: words.places,
                  value: (
                    <>
                      {placesWords(studioClass, language)}
                      {too_few != null && (
                        <span className={styles.tooFew}>
                          {tooFewWords(too_few.missing, new Date(too_few.decided_at), language)}
                        </span>
                      )}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function placesWords({ free_places, is_canceled, waitlist = [] }: StudioClass, language: Language): string {
  if (is_canceled === true) return CLASS_WORDS[language].canceled;
  const places = placesLeft(free_places, language);
  return waitlist.length === 0 ? places : `${places}, ${waitingWords(waitlist.length, language)}`;
}

/** The place of the facts while they load. */
export function ClassFactsSkeleton() {
  const { loading } = useWords(CLASS_WORDS);
  return (
    <div role="status" aria-label={loading} className={styles.facts}>
      <Skeleton height="11rem" />
    </div>
  );
}
