import { Suspense } from 'react';
import { ThirdPartyPlace } from '../../platform/consent/third-party-place.tsx';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './questionnaire.module.css';

const OutsideQuestionnaire = lazyPart(
  'outside-questionnaire',
  async () => (await import('./outside-questionnaire.tsx')).OutsideQuestionnaire,
);

/**
 * The studio's questionnaire at a form service (specification, section 2), for installations that have one; others do
 * not even load the consent question.
 */
export function Questionnaire() {
  const { questionnaire } = useStudioSettings();
  return (
    <ThirdPartyPlace category="questionnaire" className={styles.place}>
      {questionnaire !== null && (
        <Suspense fallback={null}>
          <OutsideQuestionnaire url={questionnaire.url} />
        </Suspense>
      )}
    </ThirdPartyPlace>
  );
}
