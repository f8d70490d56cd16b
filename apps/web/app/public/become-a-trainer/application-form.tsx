import { readTrainerApplication } from '@lifted/domain/applications/trainer-application';
import { APPLICATION_WORDS } from '@lifted/domain/applications/trainer-application-words';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { formText } from '../../ui/forms/form-text.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { RobotTrap } from '../../ui/forms/robot-trap.tsx';
import { useAddress } from '../../use-address.ts';
import { ApplicationFields } from './application-fields.tsx';
import { ApplicationReceived } from './application-received.tsx';
import styles from './application-form.module.css';
import { AROUND_WORDS } from './application-words.ts';
import { errorsOf, requestOf, typedIn } from './typed-application.ts';
import { useApplication } from './use-application.ts';

/**
 * The application form. Without JavaScript the browser posts it to this page's address, and the server answers with a
 * page; with JavaScript, errors appear beside their fields and the input stays.
 */
export function ApplicationForm() {
  const language = useLanguage();
  const words = useWords(APPLICATION_WORDS);
  const around = useWords(AROUND_WORDS);
  const address = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const { application, apply, refuse } = useApplication(language);
  const isSending = application.state === 'sending';

  useEffect(() => {
    if (application.state !== 'refused') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus();
  }, [application]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = event.currentTarget;
    const reading = readTrainerApplication(typedIn(typed));
    if (reading.outcome === 'refused') refuse(errorsOf(reading.faults, language));
    else apply(requestOf(reading.application, { language, website: formText(typed, 'website') }));
  }

  if (application.state === 'received') return <ApplicationReceived received={application} />;
  return (
    <form
      ref={(element) => {
        form.current = element;
        // Our own messages appear beside the fields; without JavaScript the browser shows its own.
        if (element !== null) element.noValidate = true;
      }}
      method="post"
      action={address('becomeATrainer')}
      onSubmit={submit}
      className={styles.form}
    >
      <ApplicationFields errors={application.state === 'refused' ? application.errors : {}} />
      <RobotTrap />
      <div className={styles.end}>
        <Button type="submit" disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        <p className={styles.privacy}>
          {words.privacy} <Link to={address('privacyPolicy')}>{around.privacyPolicy}</Link>
        </p>
      </div>
      {application.state === 'refused' && application.message !== null && (
        <Notice tone="error">{application.message}</Notice>
      )}
    </form>
  );
}
