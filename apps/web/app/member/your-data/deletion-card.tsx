import type { DeletionRequest, PersonalDataOverview } from '@lifted/contract/personal-data';
import { DELETION_WAIT_DAYS, DELETION_WORD, isDeletionWord } from '@lifted/domain/retention/account-deletion';
import { startWords } from '@lifted/domain/language/date-words';
import { RETENTION_RULES } from '@lifted/domain/retention/retention-rules';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { YourData } from './use-your-data.ts';
import styles from './your-data.module.css';

interface DeletionCardProps {
  readonly overview: PersonalDataOverview;
  readonly data: YourData;
}

/** Requests the deletion of the account, or withdraws the request. */
export function DeletionCard({ overview: { deletion, may_delete: mayDelete }, data }: DeletionCardProps) {
  return (
    <Card heading="Delete my account">
      {deletion !== null ? (
        <Waiting deletion={deletion} data={data} />
      ) : mayDelete ? (
        <DeletionForm data={data} />
      ) : (
        <p className={styles.text}>
          This is your work account at the studio. The owner deletes it when you leave.
        </p>
      )}
    </Card>
  );
}

function Waiting({ deletion, data }: { readonly deletion: DeletionRequest; readonly data: YourData }) {
  return (
    <>
      <Notice>
        Your account is scheduled for deletion. You can change your mind until{' '}
        {startWords(new Date(deletion.due_at))}; after that, it will be deleted within a day.
      </Notice>
      <Button className={styles.fit} disabled={data.isBusy} onClick={data.takeBack}>
        Keep my account
      </Button>
    </>
  );
}

function DeletionForm({ data }: { readonly data: YourData }) {
  const [word, setWord] = useState('');
  const { message, isBusy } = data;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isDeletionWord(word)) data.askForDeletion(word);
    else {
      data.refuseWord(`Please type ${DELETION_WORD}.`);
      event.currentTarget.querySelector('input')?.focus();
    }
  }

  return (
    <>
      <Consequences />
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={`Type ${DELETION_WORD} to continue`}
          value={word}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={message?.about === 'word' ? message.text : undefined}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
        <Button type="submit" look="outline" className={styles.fit} disabled={isBusy}>
          Delete my account
        </Button>
      </form>
    </>
  );
}

const {
  contract_declarations: declarations,
  trainer_applications: applications,
  audit_log: auditLog,
} = RETENTION_RULES;

function Consequences() {
  return (
    <div className={styles.consequences}>
      <p>
        We wait {DELETION_WAIT_DAYS} days. Until then everything works as usual, and one click here cancels
        the deletion. After that, it is final.
      </p>
      <dl className={styles.terms}>
        <div>
          <dt>What is deleted</dt>
          <dd>
            Your account, sign-ins, sets, records and challenges, test workouts, emails, and your name and
            email address. Classes you have booked ahead are cancelled. Your bookings, passes and fees stay in
            our counts, without your name.
          </dd>
        </div>
        <div>
          <dt>What we have to keep for a while</dt>
          <dd>
            Cancellations of a contract and withdrawals from one ({declarations.keeping.count} years, under
            tax law), an application as a coach ({applications.keeping.count} months), and ids in the log of
            what our team did ({auditLog.keeping.count} months). A checksum keeps imports from bringing you
            back.
          </dd>
        </div>
        <div>
          <dt>What it doesn’t do</dt>
          <dd>
            It doesn’t end a contract. To do that, use{' '}
            <Link to={addressOf('endContract')} lang="de">
              Verträge hier kündigen
            </Link>
            .
          </dd>
        </div>
      </dl>
    </div>
  );
}
