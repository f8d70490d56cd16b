import type {
  DeskProfile,
  Profile,
  listProfileVersions,
  readProfileVersion,
} from '@lifted/contract/desk/desk-profile';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { FieldValue } from '@lifted/domain/desk/merged-fields';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { longDate } from '@lifted/domain/language/date-words';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import type { FormField } from '../parts/field-values.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { changedAfter, changedWords } from './changed-since.ts';
import { fieldsAt, withFields } from './profile-fields.ts';
import { ProfileLists } from './profile-lists.tsx';
import { profileSections, type ProfileSection } from './profile-sections.ts';
import styles from './studio.module.css';
import { STUDIO_WORDS } from './studio-words.ts';
import { useProfile, useProfileCommands } from './use-profile.ts';

/** What pages, mails and legal texts say of the studio, changed while it runs. */
export function StudioPage() {
  const words = useWords(STUDIO_WORDS);
  const query = useProfile();
  return (
    <SectionPage heading={words.heading} lead={words.lead}>
      <Loaded query={query}>
        {({ profile, missing, version, is_public: isPublic, is_sketch_gone: isSketchGone }) => (
          <>
            <Missing paths={missing} isPublic={isPublic} />
            {isSketchGone && !profile.studio.pictures?.area && <Notice>{words.sketchGone}</Notice>}
            <div className={styles.cards}>
              {profileSections(words).map((section) => (
                <SectionCard key={section.name} section={section} profile={profile} />
              ))}
              <ProfileLists profile={profile} />
              <Versions version={version} profile={profile} />
            </div>
          </>
        )}
      </Loaded>
    </SectionPage>
  );
}

function Missing({
  paths,
  isPublic,
}: {
  readonly paths: DeskProfile['missing'];
  readonly isPublic: boolean;
}) {
  const words = useWords(STUDIO_WORDS);
  if (paths.length === 0) return null;
  const labels: Readonly<Record<string, string>> = words.fields;
  return (
    <Notice tone="error">
      {words.missingLead} {isPublic ? words.showsGap : words.staysClosed} {words.missing}:{' '}
      {paths.map((path) => labels[path] ?? path).join(', ')}.
    </Notice>
  );
}

function SectionCard({ section, profile }: { readonly section: ProfileSection; readonly profile: Profile }) {
  const words = useWords(STUDIO_WORDS);
  const { save, preview } = useProfileCommands();
  const [isOpen, setIsOpen] = useState(false);
  const { name, page, fields } = section;
  const values = fieldsAt(
    profile,
    fields.map((field) => field.name),
  );
  const close = () => setIsOpen(false);
  return (
    <Card
      heading={words.sections[name]}
      tool={
        <Button
          look="quiet"
          onClick={() => setIsOpen(true)}
          aria-label={words.changing(words.sections[name])}
        >
          {words.change}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <ShownValue field={field} value={values[field.name]} />
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <Dialog heading={words.changing(words.sections[name])} close={close}>
          <EditForm
            initial={values}
            fields={fields}
            save={(was, wanted) => save(withFields(profile, was), withFields(profile, wanted))}
            other={{
              action: words.preview,
              act: (_, wanted) => preview(withFields(profile, wanted), page),
            }}
            done={words.saved}
            close={close}
          />
        </Dialog>
      )}
    </Card>
  );
}

function ShownValue({ field, value }: { readonly field: FormField; readonly value: FieldValue | undefined }) {
  const words = useWords(STUDIO_WORDS);
  const language = useLanguage();
  const text = String(value ?? '');
  if (field.kind === 'own') {
    if (text !== '')
      return <img src={text} alt={words.ownPicture} loading="lazy" className={styles.picture} />;
    if (field.name === 'studio.pictures.area') return words.areaInstead;
    return field.name === 'studio.pictures.logo' ? words.nameInstead : words.releasePicture;
  }
  if (field.kind === 'euros')
    return Number(value) === 0 ? words.noFee : exactEuroWords(Number(value), language);
  if (text === '') return words.empty;
  if (field.kind === 'date') return longDate(text, language);
  if (field.kind === 'decimal') return Number(value).toLocaleString(language);
  if (field.name !== 'studio.colour') return text;
  return (
    <>
      <span className={styles.colour} style={{ background: text }} /> {text}
    </>
  );
}

/** Earlier versions and a way back to each. */
function Versions({ version, profile }: { readonly version: number; readonly profile: Profile }) {
  const words = useWords(STUDIO_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { save } = useProfileCommands();
  const { run } = useDeskCommand();
  const versions = useQuery({
    queryKey: ['desk', 'profile', 'versions', version],
    queryFn: ({ signal }) =>
      api.call<typeof listProfileVersions>('GET', '/desk/profile/versions', { signal }),
  });
  const restore = (earlier: number) =>
    run(async () => {
      const then = await api.call<typeof readProfileVersion>('GET', '/desk/profile/versions/{version}', {
        params: { version: String(earlier) },
      });
      return save(profile, then);
    }, words.restored);
  if (version === 0) return null;
  return (
    <Card heading={words.sections.versions} busy={versions.isPending}>
      <Loaded query={versions}>
        {(loaded) => (
          <Rows>
            {loaded
              .filter((each) => each.version !== version)
              .map(({ version: number, saved_at: savedAt }) => (
                <Row
                  key={number}
                  name={
                    savedAt === null
                      ? words.firstVersion
                      : words.version(number, momentWords(new Date(savedAt), language))
                  }
                  text={changedWords(changedAfter(loaded, number), words)}
                  action={words.restore(number)}
                  open={() => void restore(number)}
                />
              ))}
          </Rows>
        )}
      </Loaded>
    </Card>
  );
}
