import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import { EditForm } from '../parts/edit-form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useTypedPreview, type Reach, type WantedClass } from './clashes/class-preview.ts';
import { ClashNotices } from './clashes/clash-notices.tsx';
import type { Confirmed, useConfirmedEdit } from './confirm/confirm-edit.tsx';
import { DIALOG_WORDS } from './dialog-words.ts';
import { TeachingElsewhere } from './clashes/teaching-elsewhere.tsx';
import { EquipmentWarning } from './clashes/equipment-warning.tsx';
import styles from './class-dialogs.module.css';
import { useClassChoices } from './use-class.ts';

interface ClassFormProps {
  /** Null for a new one. */
  readonly classId: string | null;
  readonly initial: ClassFields;
  /** What a change is for, where that can be chosen. */
  readonly reach?: Reach;
  readonly confirm: ReturnType<typeof useConfirmedEdit>['confirm'];
  readonly save: (
    was: ClassFields,
    wanted: ClassFields,
    confirmed: Confirmed,
  ) => Promise<{ readonly change: string | null }>;
  /** The field the keyboard begins at; where it is missing, the first. */
  readonly first?: keyof ClassFields;
  /** What is said when it is saved. */
  readonly done: string;
  /** What comes of it. */
  readonly hint: string;
  readonly close: () => void;
  /** Above the hint. */
  readonly children?: ReactNode;
}

/** The form of one class, of a new one as well. */
export function ClassForm({
  classId,
  reach = 'this',
  confirm,
  save,
  hint,
  children,
  ...form
}: ClassFormProps) {
  const words = useWords(DIALOG_WORDS);
  const { coaches, locations } = useClassChoices();
  const edited = (was: ClassFields) => (classId === null ? null : { id: classId, was });
  const asConfirmed = (confirmed: Confirmed) => (was: ClassFields, wanted: ClassFields) =>
    save(was, wanted, confirmed);
  return (
    <Loaded query={coaches}>
      {(givers) => (
        <Loaded query={locations}>
          {(rooms) => (
            <EditForm
              {...form}
              save={asConfirmed({ reach, mayBeClosed: false })}
              confirm={async (was, fields) => {
                const confirmed = await confirm({ edited: edited(was), fields, act: 'save', reach });
                return confirmed && asConfirmed(confirmed);
              }}
              fields={[
                { name: 'timer_name', label: words.name, kind: 'text' },
                {
                  name: 'coach_id',
                  label: words.coach,
                  kind: 'choice',
                  choices: givers.map((one) => [one.id, one.fields.first_name] as const),
                },
                {
                  name: 'location_id',
                  label: words.room,
                  kind: 'choice',
                  choices: rooms.map((one) => [one.id, one.fields.name] as const),
                },
                { name: 'day', label: words.day, kind: 'date' },
                { name: 'time', label: words.time, kind: 'time' },
                { name: 'capacity', label: words.capacity, kind: 'number' },
              ]}
            >
              {(typed, was) => (
                <>
                  <TeachingElsewhere
                    classId={classId}
                    day={typed.day}
                    time={typed.time}
                    chosen={typed.coach_id}
                  />
                  <ClashWarning edited={edited(was)} fields={typed} />
                  <EquipmentWarning
                    timerName={typed.timer_name}
                    day={typed.day}
                    locationId={typed.location_id}
                    capacity={typed.capacity}
                  />
                  {children}
                  <p className={styles.hint}>{hint}</p>
                </>
              )}
            </EditForm>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Says while a class is typed what it would meet; it may be saved all the same. */
function ClashWarning(wanted: WantedClass) {
  const met = useTypedPreview(wanted);
  return met === undefined ? null : <ClashNotices met={met} />;
}
