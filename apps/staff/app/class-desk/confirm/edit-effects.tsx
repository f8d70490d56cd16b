import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { useWords } from '../../language.ts';
import { ClashNotices } from '../clashes/clash-notices.tsx';
import { DIALOG_WORDS } from '../dialog-words.ts';
import { MailsToCome } from '../mails-to-come.tsx';
import { CONFIRM_WORDS } from './confirm-words.ts';

/** How many mails an edit sends. */
export function mailsOf({
  mails,
  list_mails: listMails,
}: Pick<ClassPreview, 'mails' | 'list_mails'>): number {
  return mails.reduce((sum, { count }) => sum + count, listMails);
}

/** Whether the desk has to see what an edit does before it is done; one that concerns nobody is simply done. */
export function hasToBeSeen(preview: ClassPreview): boolean {
  return (
    mailsOf(preview) > 0 || preview.people.guests > 0 || preview.twice.length > 0 || preview.closed.length > 0
  );
}

/** What an edit does: what it meets, whom it concerns, who has to be told by hand, and the mails as they go out. */
export function EditEffects({
  preview,
  isOfSeveral,
}: {
  readonly preview: ClassPreview;
  readonly isOfSeveral: boolean;
}) {
  const words = useWords(CONFIRM_WORDS);
  const { guestsToTell, noMails } = useWords(DIALOG_WORDS);
  const { people, mails, list_mails: listMails } = preview;
  const isTold = people.members + people.visitors + people.waiting > 0;
  return (
    <>
      <ClashNotices met={preview} isOfSeveral={isOfSeveral} />
      {isTold && <p>{words.people(people.members, people.visitors, people.waiting)}</p>}
      {people.guests > 0 && <p>{guestsToTell(people.guests)}</p>}
      {mailsOf(preview) === 0 && <p>{noMails}</p>}
      <MailsToCome mails={mails} />
      {listMails > 0 && <p>{words.listMails(listMails)}</p>}
    </>
  );
}
