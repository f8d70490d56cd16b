import type {
  addDeskChallenge,
  ChallengeFields,
  ChallengePart,
  editDeskChallenge,
  previewChallenge,
} from '@lifted/contract/desk/desk-challenges';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Portrait } from '@lifted/design/layout/portrait.tsx';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { PAGE_PREVIEW_WORDS } from '../parts/page-preview/page-preview-words.ts';
import { PagePreview, PreviewChoice } from '../parts/page-preview/page-preview.tsx';
import { RecordForm, type Edited } from '../parts/record-form.tsx';
import { CHALLENGE_WORDS } from './challenge-words.ts';
import { PictureControl, WidePictureControl } from '../parts/upload/picture-control.tsx';

interface ChallengeFormProps {
  readonly edited: Edited<ChallengeFields>;
  /** Members who joined. */
  readonly participants: number;
  readonly close: () => void;
}

const showPicture = (address: string) => <Portrait name="" imageUrl={address} size="small" alt="" />;

/** Adds or changes a challenge, and shows its page with its terms before it is saved. */
export function ChallengeForm({ edited, participants, close }: ChallengeFormProps) {
  const words = useWords(CHALLENGE_WORDS);
  const preview = useWords(PAGE_PREVIEW_WORDS);
  const api = useApiClient();
  const [part, setPart] = useState<ChallengePart>('page');
  const [previewed, setPreviewed] = useState<ChallengeFields | null>(null);
  return (
    <>
      <RecordForm
        edited={edited}
        adding={words.add}
        name={edited.fields.title}
        fields={[
          { name: 'title', label: words.title, kind: 'text' },
          {
            name: 'description',
            label: words.description,
            kind: 'lines',
            isOptional: true,
            hint: words.descriptionHint,
          },
          { name: 'start_date', label: words.firstDay, kind: 'date' },
          { name: 'end_date', label: words.lastDay, kind: 'date', hint: words.lastDayHint },
          { name: 'challenge_goal', label: words.classes, kind: 'number' },
          { name: 'visible', label: words.visible, kind: 'yes_no' },
          { name: 'publish_day', label: words.publishDay, kind: 'date' },
          { name: 'publish_time', label: words.publishTime, kind: 'time' },
          {
            name: 'background_image',
            label: words.background,
            kind: 'own',
            control: WidePictureControl,
            shown: showPicture,
            isOptional: true,
          },
          {
            name: 'prize_image',
            label: words.prize,
            kind: 'own',
            control: PictureControl,
            shown: showPicture,
            isOptional: true,
            hint: words.prizeHint,
          },
        ]}
        add={(fields) => api.call<typeof addDeskChallenge>('POST', '/desk/challenges', { body: { fields } })}
        edit={(id, body) =>
          api.call<typeof editDeskChallenge>('PUT', '/desk/challenges/{id}', { params: { id }, body })
        }
        other={{
          action: preview.open,
          act(_, wanted) {
            setPreviewed(wanted);
            return null;
          },
        }}
        close={close}
      >
        {participants > 0 && <p>{words.joinedNote(participants)}</p>}
      </RecordForm>
      {previewed !== null && (
        <PagePreview
          heading={words.previewHeading(previewed.title)}
          page={words.parts[part]}
          choices={<PreviewChoice name={words.part} choices={words.parts} chosen={part} choose={setPart} />}
          about={['challenge', previewed, part]}
          draw={(language, signal) =>
            api.call<typeof previewChallenge>('POST', '/desk/challenges/preview', {
              body: { fields: previewed, language, part },
              signal,
            })
          }
          close={() => setPreviewed(null)}
        />
      )}
    </>
  );
}
