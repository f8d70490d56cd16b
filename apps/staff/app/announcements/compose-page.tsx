import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import {
  ANNOUNCEMENT_KINDS,
  LONGEST_BODY,
  LONGEST_TITLE,
  readAnnouncement,
} from '@lifted/domain/notifications/announcement';
import type { Language } from '@lifted/domain/language/language';
import { useEffect, useRef, useState } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { FormControl } from '../parts/form-control.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import styles from './announcements.module.css';
import { ANNOUNCEMENTS_WORDS } from './announcements-words.ts';
import { audienceOf, type Draft } from './draft.ts';
import { GroupChoice } from './group-choice.tsx';
import { Reach } from './reach.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useDraft } from './use-draft.ts';

/** German first: most members read it. */
const WRITTEN_IN: readonly Language[] = ['de', 'en'];

/** Writes an announcement: what it is, to whom, in which words; then what would be sent, before it is. */
export function ComposePage() {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const language = useLanguage();
  const { earlier, draft, ...drafting } = useDraft();
  return (
    <SectionPage
      heading={words.write}
      tools={
        <ButtonLink look="quiet" to={addressIn(language, '/desk/announcements')}>
          {words.back}
        </ButtonLink>
      }
    >
      <Loaded query={earlier}>{(stored) => <ComposeForm draft={draft ?? stored} {...drafting} />}</Loaded>
    </SectionPage>
  );
}

interface ComposeFormProps extends Omit<ReturnType<typeof useDraft>, 'draft' | 'earlier'> {
  readonly draft: Draft;
}

function ComposeForm({ draft, state, change: changeDraft, forget }: ComposeFormProps) {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setIsSending] = useState(false);
  const change = (changed: Partial<Draft>) => {
    changeDraft(changed);
    setFault(null);
  };
  const audience = audienceOf(draft);

  const form = useRef<HTMLFormElement>(null);
  // Each press finds its own fault, so that the field is in sight again.
  useEffect(() => {
    if (fault !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  const look = () => {
    const found = faultOf(draft);
    setFault(found);
    if (found === null && audience !== null) setIsSending(true);
  };

  return (
    <>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Card heading={words.what}>
          <fieldset className={styles.kinds} aria-label={words.what}>
            {ANNOUNCEMENT_KINDS.map((kind) => (
              <label key={kind} className={styles.kind}>
                <input
                  type="radio"
                  name="kind"
                  checked={draft.kind === kind}
                  onChange={() => change({ kind })}
                />
                <strong>{words.kinds[kind].name}</strong>
                <span className={styles.soft}>{words.kinds[kind].about}</span>
              </label>
            ))}
          </fieldset>
        </Card>
        <Card heading={words.whom}>
          <GroupChoice draft={draft} change={change} isMissing={fault?.field === 'group'} />
          <Reach kind={draft.kind} audience={audience} />
        </Card>
        <Card heading={words.words}>
          <p className={styles.soft}>{words.oneLanguage}</p>
          <div className={styles.languages}>
            {WRITTEN_IN.map((one) => (
              <WordsIn key={one} written={one} draft={draft} change={change} fault={fault} />
            ))}
          </div>
        </Card>
        <div className={styles.end}>
          <Button type="submit">{words.look}</Button>
          <p role="status" className={styles.soft}>
            {words.draftStates[state]}
          </p>
        </div>
      </form>
      {isSending && audience !== null && (
        <SendDialog draft={draft} audience={audience} close={() => setIsSending(false)} onSent={forget} />
      )}
    </>
  );
}

/** The first field that keeps it from being sent: what names the group, or some of the words. */
type Fault =
  | { readonly field: 'group' }
  | {
      readonly language: Language;
      readonly field: 'title' | 'body';
      readonly why: 'nothing_written' | 'half_written';
    };

function faultOf(draft: Draft): Fault | null {
  if (audienceOf(draft) === null) return { field: 'group' };
  const reading = readAnnouncement(draft.words);
  if (reading.outcome === 'read') return null;
  const { fault } = reading;
  switch (fault.kind) {
    case 'nothing_written':
      return { language: 'de', field: 'title', why: fault.kind };
    case 'half_written':
      return { language: fault.language, field: fault.missing, why: fault.kind };
    default:
      return fault satisfies never;
  }
}

interface WordsInProps {
  readonly written: Language;
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
  readonly fault: Fault | null;
}

function WordsIn({ written, draft, change, fault }: WordsInProps) {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const text = draft.words[written];
  const type = (field: 'title' | 'body', value: string) =>
    change({ words: { ...draft.words, [written]: { ...text, [field]: value } } });
  const faultAt = (field: 'title' | 'body') =>
    fault !== null && fault.field !== 'group' && fault.language === written && fault.field === field
      ? words.faults[fault.why]
      : undefined;
  return (
    <fieldset className={styles.language}>
      <legend>{words.languages[written]}</legend>
      <FormControl
        field={{ name: 'title', kind: 'text', label: words.title }}
        value={text.title}
        fault={faultAt('title')}
        onType={(value) => type('title', value.slice(0, LONGEST_TITLE))}
      />
      <FormControl
        field={{ name: 'body', kind: 'lines', label: words.body, hint: words.bodyHint }}
        value={text.body}
        fault={faultAt('body')}
        onType={(value) => type('body', value.slice(0, LONGEST_BODY))}
      />
    </fieldset>
  );
}
