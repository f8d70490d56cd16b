import type {
  askForDeletion,
  DeletionRequest,
  exportPersonalData,
  exportPersonalDataAsCsv,
  getPersonalData,
  PersonalDataOverview,
  takeBackDeletion,
} from '@lifted/contract/personal-data';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { useCallback, useEffect, useState } from 'react';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { useLanguage, type Language } from '../../language.ts';
import { startRemote, whileLoaded, type Remote } from '../../platform/http/remote.ts';
import { saveFile } from '@lifted/client/save-file.ts';
import { DELETION_CARD_WORDS, YOUR_DATA_WORDS } from './your-data-words.ts';

/** The message after a request. `sign-in`: it can be done once it is known who asks · `word`: another word helps. */
export type DataMessage =
  | { readonly about: 'done' | 'word' | 'refused'; readonly text: string }
  /** `retry` does again what was refused. */
  | { readonly about: 'sign-in'; readonly refusal: ApiProblem; readonly retry: () => void };

export type ExportFormat = 'json' | 'csv';

/** The data of the signed-in user, and everything the page can do with it, one request at a time. */
export function useYourData() {
  const api = useApiClient();
  const language = useLanguage();
  const [overview, setOverview] = useState<Remote<PersonalDataOverview>>({ state: 'loading' });
  const [message, setMessage] = useState<DataMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** The shown data stays until the new response arrives. */
  const load = useCallback(
    () =>
      startRemote(
        (signal) => api.call<typeof getPersonalData>('GET', '/personal-data', { signal }),
        whileLoaded(setOverview),
      ),
    [api],
  );
  useEffect(load, [load]);

  /** Runs a request and reports its outcome; after a change the data is loaded again. */
  async function run(
    request: () => Promise<string>,
    { changes }: { readonly changes: boolean },
  ): Promise<void> {
    setIsBusy(true);
    setMessage(null);
    try {
      setMessage({ about: 'done', text: await request() });
      if (changes) load();
    } catch (failure) {
      setMessage(messageOf(failure, () => void run(request, { changes })));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    overview,
    message,
    isBusy,
    reload: () => void load(),
    download: (format: ExportFormat) => void run(() => download(api, format, language), { changes: false }),
    refuseWord: (text: string) => setMessage({ about: 'word', text }),
    askForDeletion: (word: string) =>
      void run(
        async () => {
          const body = { word };
          setOverview(withDeletion(await api.call<typeof askForDeletion>('POST', DELETION, { body })));
          return DELETION_CARD_WORDS[language].asked;
        },
        { changes: true },
      ),
    takeBack: () =>
      void run(
        async () => {
          await api.call<typeof takeBackDeletion>('DELETE', DELETION, {});
          setOverview(withDeletion(null));
          return DELETION_CARD_WORDS[language].takenBack;
        },
        { changes: true },
      ),
  };
}

export type YourData = ReturnType<typeof useYourData>;

const DELETION = '/personal-data/deletion';

/** What is shown, with the deletion as it is now: the next response may not arrive. */
function withDeletion(deletion: DeletionRequest | null) {
  return (shown: Remote<PersonalDataOverview>): Remote<PersonalDataOverview> =>
    shown.state === 'loaded' ? { ...shown, value: { ...shown.value, deletion } } : shown;
}

async function download(api: ApiClient, format: ExportFormat, language: Language): Promise<string> {
  const words = YOUR_DATA_WORDS[language];
  const name = words.fileName(berlinDate(timeNow()));
  switch (format) {
    case 'json': {
      const exported = await api.call<typeof exportPersonalData>('GET', '/personal-data/export', {});
      saveFile(`${name}.json`, new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' }));
      return words.saved(`${name}.json`);
    }
    case 'csv': {
      const archive = await api.call<typeof exportPersonalDataAsCsv>('GET', '/personal-data/export.zip', {});
      if (!(archive instanceof Blob)) throw new Error(words.incomplete);
      saveFile(`${name}.zip`, archive);
      return words.saved(`${name}.zip`);
    }
    default:
      return format satisfies never;
  }
}

function messageOf(failure: unknown, retry: () => void): DataMessage {
  const text = failure instanceof Error ? failure.message : String(failure);
  if (!(failure instanceof ApiProblem)) return { about: 'refused', text };
  switch (failure.code) {
    case 'sign_in_again':
      return { about: 'sign-in', refusal: failure, retry };
    case 'invalid_input':
      return { about: 'word', text };
    default:
      return { about: 'refused', text };
  }
}
