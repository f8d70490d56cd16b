import type {
  addNote,
  DeskPerson,
  editNote,
  PersonNote,
  removeNote,
} from '@lifted/contract/desk/people/people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { PERSON_WORDS } from './person-words.ts';
import styles from './person.module.css';

/** What the team noted; each note is its author's to change. */
export function NotesCard({ person: { id, notes } }: { readonly person: DeskPerson }) {
  const words = useWords(PERSON_WORDS);
  const [edited, setEdited] = useState<PersonNote | 'new' | null>(null);
  return (
    <Card
      heading={words.notes}
      tool={
        <Button look="quiet" aria-keyshortcuts="n" onClick={() => setEdited('new')}>
          {words.addNote}
        </Button>
      }
    >
      {notes.length === 0 ? (
        <p className={styles.soft}>{words.notesHint}</p>
      ) : (
        <ul className={styles.rows}>
          {notes.map((note) => (
            <Note key={note.id} note={note} edit={() => setEdited(note)} />
          ))}
        </ul>
      )}
      {edited !== null && <NoteForm personId={id} note={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

function Note({ note, edit }: { readonly note: PersonNote; readonly edit: () => void }) {
  const words = useWords(PERSON_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const remove = () =>
    run(
      () => api.call<typeof removeNote>('DELETE', '/desk/notes/{id}', { params: { id: note.id } }),
      words.noteDeleted,
    );
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <p className={styles.noteWords}>{note.words}</p>
        <p className={styles.soft}>
          {note.author ?? words.formerColleague}, {momentWords(new Date(note.written_at), language)}
          {note.changed_at !== null && ` (${words.noteChanged})`}
        </p>
      </div>
      {note.is_own && (
        <span className={styles.actions}>
          <Button look="quiet" onClick={edit}>
            {words.editNote}
          </Button>
          <Button look="quiet" disabled={isRunning} onClick={() => void remove()}>
            {words.deleteNote}
          </Button>
        </span>
      )}
    </li>
  );
}

interface NoteFormProps {
  readonly personId: string;
  readonly note: PersonNote | 'new';
  readonly close: () => void;
}

function NoteForm({ personId, note, close }: NoteFormProps) {
  const words = useWords(PERSON_WORDS);
  const api = useApiClient();
  const isNew = note === 'new';
  return (
    <Dialog heading={isNew ? words.addNote : words.editNote} close={close}>
      <EditForm
        initial={{ words: isNew ? '' : note.words }}
        fields={[{ name: 'words', label: words.note, kind: 'lines', hint: words.notesHint }]}
        save={(was, fields) =>
          isNew
            ? api.call<typeof addNote>('POST', '/desk/people/{id}/notes', {
                params: { id: personId },
                body: { fields },
              })
            : api.call<typeof editNote>('PUT', '/desk/notes/{id}', {
                params: { id: note.id },
                body: { was, fields },
              })
        }
        done={isNew ? words.noteAdded : words.noteSaved}
        close={close}
      />
    </Dialog>
  );
}
