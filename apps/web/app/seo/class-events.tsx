import type { TimetableClass } from '../timetable-class.ts';
import { studio } from '@lifted/profile/studio';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { sharePicturePath } from './share-picture-path.ts';
import { structuredDataText } from './structured-data.ts';
import { classEvents } from './structured-data-classes.ts';
import { absoluteAddress } from '@lifted/client/studio-settings.tsx';

const WORDS = { en: { trial: 'Free test workout' }, de: { trial: 'Kostenloses Probetraining' } };

/**
 * The next classes for search engines, beside the visible list. Rendered once scripts run, as theirs do, and not by the server,
 * which would send each class three times (docs/decisions/075-found-by-others.md).
 */
export function ClassEvents({
  classes,
  now,
}: {
  readonly classes: readonly TimetableClass[];
  readonly now: Date;
}) {
  const language = useLanguage();
  const { trial } = useWords(WORDS);
  const events = classEvents(classes, {
    studio,
    now,
    origin: absoluteAddress(''),
    picture: absoluteAddress(sharePicturePath(addressIn(language, 'timetable'))),
    trialName: trial,
    trialAddress: (workoutId) => absoluteAddress(addressIn(language, 'trialWorkout', { workoutId })),
  });
  return <script type="application/ld+json">{structuredDataText(events)}</script>;
}
