import type { Profile } from '@lifted/contract/desk/desk-profile';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import type { Fields } from '@lifted/domain/desk/merged-fields';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import type { FormField } from '../parts/field-values.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { daysWords } from './days-words.ts';
import { PictureControl } from '../parts/upload/picture-control.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { STUDIO_WORDS } from './studio-words.ts';
import { useProfileCommands } from './use-profile.ts';

type Coach = Profile['coaches'][number];

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A list of the profile: how an entry reads, is typed and is read again. */
interface ListOf<Entry> {
  readonly heading: string;
  readonly page: string;
  readonly entries: readonly Entry[];
  /** The profile with another list. */
  readonly withEntries: (entries: readonly Entry[]) => Profile;
  readonly nameOf: (entry: Entry) => string;
  readonly aboutOf?: (entry: Entry) => string;
  readonly textOf?: (entry: Entry) => string;
  readonly fields: readonly FormField[];
  /** What a form shows of an entry; null: of a new one. */
  readonly toFields: (entry: Entry | null) => Fields;
  readonly fromFields: (fields: Fields) => Entry;
}

/** Opening hours, the coaches and what members say: lists, one form per entry. */
export function ProfileLists({ profile }: { readonly profile: Profile }) {
  const words = useWords(STUDIO_WORDS);
  const language = useLanguage();
  const text = (value: Fields[string] | undefined) => String(value ?? '');
  return (
    <>
      <ListCard<Profile['details']['openingHours'][number]>
        heading={words.sections.door}
        page="/"
        entries={profile.details.openingHours}
        withEntries={(openingHours) => ({
          ...profile,
          details: { ...profile.details, openingHours: [...openingHours] },
        })}
        nameOf={({ days }) =>
          daysWords(
            days.map((day) => WEEKDAYS.indexOf(day)),
            words.weekdays,
          )
        }
        aboutOf={({ opens, closes }) => `${opens}–${closes}`}
        fields={[
          ...WEEKDAYS.map((day, at): FormField => ({
            name: day,
            label: words.weekdays[at] ?? day,
            kind: 'yes_no',
          })),
          { name: 'opens', label: words.opens, kind: 'time' },
          { name: 'closes', label: words.closes, kind: 'time' },
        ]}
        toFields={(hours) => ({
          ...Object.fromEntries(WEEKDAYS.map((day) => [day, hours?.days.includes(day) ?? false])),
          opens: hours?.opens ?? '',
          closes: hours?.closes ?? '',
        })}
        fromFields={(fields) => ({
          days: WEEKDAYS.filter((day) => fields[day] === true),
          opens: text(fields['opens']),
          closes: text(fields['closes']),
        })}
      />
      <ListCard<Profile['coaches'][number]>
        heading={words.sections.coaches}
        page="/about"
        entries={profile.coaches}
        withEntries={(coaches) => ({ ...profile, coaches: [...coaches] })}
        nameOf={({ firstName }) => firstName}
        textOf={({ note }) => note[language]}
        fields={[
          { name: 'firstName', label: words.coach.firstName, kind: 'text' },
          { name: 'id', label: words.coach.id, kind: 'text', hint: words.coachIdHint },
          { name: 'since', label: words.coach.since, kind: 'number' },
          { name: 'note.en', label: words.coach['note.en'], kind: 'lines', isOptional: true },
          { name: 'note.de', label: words.coach['note.de'], kind: 'lines', isOptional: true },
          {
            name: 'portrait',
            label: words.coach.portrait,
            kind: 'own',
            control: PictureControl,
            shown: () => words.ownPicture,
            isOptional: true,
          },
        ]}
        toFields={(coach) => ({
          firstName: coach?.firstName ?? '',
          id: coach?.id ?? '',
          since: coach?.since ?? null,
          'note.en': coach?.note.en ?? '',
          'note.de': coach?.note.de ?? '',
          portrait: coach === null ? '' : portraitOf(coach),
        })}
        fromFields={(fields) => {
          const id = text(fields['id']);
          return {
            id,
            firstName: text(fields['firstName']),
            since: Number(fields['since']),
            note: { en: text(fields['note.en']), de: text(fields['note.de']) },
            ...withPortrait(id, text(fields['portrait'])),
          };
        }}
      />
      <ListCard<Profile['testimonials'][number]>
        heading={words.sections.testimonials}
        page="/"
        entries={profile.testimonials}
        withEntries={(testimonials) => ({ ...profile, testimonials: [...testimonials] })}
        nameOf={({ firstName }) => firstName}
        textOf={({ text: said }) => said[language]}
        fields={[
          { name: 'firstName', label: words.testimonial.firstName, kind: 'text' },
          { name: 'memberSince', label: words.testimonial.memberSince, kind: 'text', hint: words.monthHint },
          {
            name: 'saidIn',
            label: words.testimonial.saidIn,
            kind: 'choice',
            choices: [
              ['en', words.languages.en],
              ['de', words.languages.de],
            ],
          },
          { name: 'text.en', label: words.testimonial['text.en'], kind: 'lines' },
          { name: 'text.de', label: words.testimonial['text.de'], kind: 'lines' },
        ]}
        toFields={(said) => ({
          firstName: said?.firstName ?? '',
          memberSince: said?.memberSince ?? '',
          saidIn: said?.saidIn ?? language,
          'text.en': said?.text.en ?? '',
          'text.de': said?.text.de ?? '',
        })}
        fromFields={(fields) => ({
          firstName: text(fields['firstName']),
          memberSince: text(fields['memberSince']),
          saidIn: fields['saidIn'] === 'en' ? 'en' : 'de',
          text: { en: text(fields['text.en']), de: text(fields['text.de']) },
        })}
      />
    </>
  );
}

function ListCard<Entry>(list: ListOf<Entry>) {
  const words = useWords(STUDIO_WORDS);
  const [opened, setOpened] = useState<Opened<Entry> | null>(null);
  const { entries } = list;
  const names = entries.map(list.nameOf);
  const close = () => setOpened(null);
  return (
    <Card
      heading={list.heading}
      tool={
        <Button look="quiet" onClick={() => setOpened({ kind: 'new' })}>
          {words.add}
        </Button>
      }
    >
      <Rows>
        {entries.map((each, at) => (
          <Row
            key={`${names[at] ?? ''} ${names.slice(0, at).filter((name) => name === names[at]).length}`}
            name={list.nameOf(each)}
            about={[list.aboutOf?.(each) ?? null]}
            text={list.textOf?.(each) || null}
            action={words.change}
            open={() => setOpened({ kind: 'entry', at, entry: each, list })}
          />
        ))}
      </Rows>
      {opened !== null && (
        <Dialog heading={opened.kind === 'new' ? words.add : list.nameOf(opened.entry)} close={close}>
          {opened.kind === 'new' ? (
            <NewEntry list={list} close={close} />
          ) : (
            <OneEntry {...opened} close={close} />
          )}
        </Dialog>
      )}
    </Card>
  );
}

/** What a form is open for: a new entry, or one of the list as it was then, which others may change behind it. */
type Opened<Entry> =
  | { readonly kind: 'new' }
  | { readonly kind: 'entry'; readonly at: number; readonly entry: Entry; readonly list: ListOf<Entry> };

/** A new one follows those that are in the list by then. */
function NewEntry<Entry>({ list, close }: { readonly list: ListOf<Entry>; readonly close: () => void }) {
  const { entries } = list;
  return (
    <EntryForm
      list={list}
      entry={null}
      wantedWith={(fields) => [...entries, list.fromFields(fields)]}
      close={close}
    />
  );
}

function OneEntry<Entry>({
  at,
  entry,
  list,
  close,
}: Extract<Opened<Entry>, { readonly kind: 'entry' }> & { readonly close: () => void }) {
  const words = useWords(STUDIO_WORDS);
  const { run } = useDeskCommand();
  const { save } = useProfileCommands();
  const { entries, withEntries } = list;
  const rearrange = (wanted: readonly Entry[]) => {
    close();
    void run(() => save(withEntries(entries), withEntries(wanted)), words.saved);
  };
  return (
    <EntryForm
      list={list}
      entry={entry}
      wantedWith={(fields) => entries.with(at, list.fromFields(fields))}
      close={close}
    >
      <p>
        {at > 0 && (
          <Button look="quiet" onClick={() => rearrange(movedUp(entries, at))}>
            {words.up}
          </Button>
        )}
        <Button look="quiet" onClick={() => rearrange(entries.toSpliced(at, 1))}>
          {words.remove}
        </Button>
      </p>
    </EntryForm>
  );
}

interface EntryFormProps<Entry> {
  readonly list: ListOf<Entry>;
  readonly entry: Entry | null;
  /** The list with what is typed. */
  readonly wantedWith: (fields: Fields) => readonly Entry[];
  readonly close: () => void;
  readonly children?: ReactNode;
}

function EntryForm<Entry>({ list, entry, wantedWith, close, children }: EntryFormProps<Entry>) {
  const words = useWords(STUDIO_WORDS);
  const { save, preview } = useProfileCommands();
  const { entries, withEntries } = list;
  return (
    <EditForm
      initial={list.toFields(entry)}
      fields={list.fields}
      save={(_, wanted) => save(withEntries(entries), withEntries(wantedWith(wanted)))}
      other={{
        action: words.preview,
        act: (_, wanted) => preview(withEntries(wantedWith(wanted)), list.page),
      }}
      done={words.saved}
      close={close}
    >
      {children}
    </EditForm>
  );
}

/** Of the release's portraits, which are named by their coaches. */
const releasePortrait = (id: string) => `/media/coaches/${id}.webp`;

function portraitOf({ id, hasPortrait, portrait }: Coach): string {
  if (!hasPortrait) return '';
  return portrait === undefined || portrait === '' ? releasePortrait(id) : portrait;
}

function withPortrait(id: string, address: string): Pick<Coach, 'hasPortrait' | 'portrait'> {
  if (address === '') return { hasPortrait: false };
  return address === releasePortrait(id) ? { hasPortrait: true } : { hasPortrait: true, portrait: address };
}

function movedUp<Entry>(entries: readonly Entry[], at: number): readonly Entry[] {
  const moved = entries.slice(at, at + 1);
  return entries.toSpliced(at, 1).toSpliced(at - 1, 0, ...moved);
}
