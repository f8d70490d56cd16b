import type { DeletionRequest, PersonalDataOverview } from '@lifted/contract/personal-data';
import { isDeletionWord } from '@lifted/domain/retention/account-deletion';
import { startWords } from '@lifted/domain/language/date-words';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { YourData } from './use-your-data.ts';
import styles from './your-data.module.css';
import { DELETION_CARD_WORDS } from './your-data-words.ts';

interface DeletionCardProps {
  readonly overview: PersonalDataOverview;
  readonly data: YourData;
}

/** Requests the deletion of the account, or withdraws the request. */
export function DeletionCard({ overview: { deletion, may_delete: mayDelete }, data }: DeletionCardProps) {
  const words = useWords(DELETION_CARD_WORDS);
  return (
    <Card heading={words.heading}>
      {deletion !== null ? (
        <Waiting deletion={deletion} data={data} />
      ) : mayDelete ? (
        <DeletionForm data={data} />
      ) : (
        <p className={styles.text}>{words.worksHere}</p>
      )}
    </Card>
  );
}

function Waiting({ deletion, data }: { readonly deletion: DeletionRequest; readonly data: YourData }) {
  const language = useLanguage();
  const words = DELETION_CARD_WORDS[language];
  return (
    <>
      <Notice>{words.waiting(startWords(new Date(deletion.due_at), language))}</Notice>
      <Button className={styles.fit} disabled={data.isBusy} onClick={data.takeBack}>
        {words.keep}
      </Button>
    </>
  );
}

function DeletionForm({ data }: { readonly data: YourData }) {
  const [word, setWord] = useState('');
  const { message, isBusy } = data;
  const words = useWords(DELETION_CARD_WORDS);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isDeletionWord(word)) data.askForDeletion(word);
    else {
      data.refuseWord(words.otherWord);
      event.currentTarget.querySelector('input')?.focus();
    }
  }

  return (
    <>
      <Consequences />
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={words.label}
          value={word}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={message?.about === 'word' ? message.text : undefined}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
        <Button type="submit" look="outline" className={styles.fit} disabled={isBusy}>
          {words.remove}
        </Button>
      </form>
    </>
  );
}

function Consequences() {
  const words = useWords(DELETION_CARD_WORDS);
  const address = useAddress();
  const [before, after] = words.contractText;
  return (
    <div className={styles.consequences}>
      <p>{words.wait}</p>
      <dl className={styles.terms}>
        <div>
          <dt>{words.deleted}</dt>
          <dd>{words.deletedText}</dd>
        </div>
        <div>
          <dt>{words.kept}</dt>
          <dd>{words.keptText}</dd>
        </div>
        <div>
          <dt>{words.contract}</dt>
          <dd>
            {before}
            <Link to={address('endContract')} lang="de">
              Verträge hier kündigen
            </Link>
            {after}
          </dd>
        </div>
      </dl>
    </div>
  );
}
