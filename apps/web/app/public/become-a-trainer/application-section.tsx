import { dialledNumber } from '@lifted/domain/people/phone-number';
import { APPLICATION_WORDS } from '@lifted/domain/applications/trainer-application-words';
import { studio } from '@lifted/profile/studio';
import { useWords } from '../../language.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { ApplicationForm } from './application-form.tsx';
import styles from './application-section.module.css';
import { AROUND_WORDS } from './application-words.ts';
import { Questionnaire } from './questionnaire.tsx';

/** Where the buttons of the page lead to. */
export const APPLICATION_ID = 'apply';

const CALL = dialledNumber(studio.contact.phone);
const WRITE = dialledNumber(studio.contact.whatsapp)?.replace('+', '');

/** The form, and other ways to get in touch. */
export function ApplicationSection() {
  const words = useWords(APPLICATION_WORDS);
  const around = useWords(AROUND_WORDS);
  return (
    <section id={APPLICATION_ID} className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2>{words.heading}</h2>
          <p className={styles.lead}>{around.lead}</p>
        </div>
        <div className={styles.forms}>
          <ApplicationForm />
          <Questionnaire />
        </div>
        <dl className={styles.ways}>
          {WRITE !== undefined && (
            <>
              <dt>{around.orWrite}</dt>
              <dd>
                <ExternalLink href={`https://wa.me/${WRITE}`}>{studio.contact.whatsapp}</ExternalLink>
              </dd>
            </>
          )}
          {CALL !== null && (
            <>
              <dt>{around.orCall}</dt>
              <dd>
                <a href={`tel:${CALL}`}>{studio.contact.phone}</a>
              </dd>
            </>
          )}
        </dl>
      </div>
    </section>
  );
}
