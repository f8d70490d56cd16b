import type {
  DeskProfile,
  Profile,
  previewProfile,
  readDeskProfile,
  saveDeskProfile,
} from '@lifted/contract/desk/desk-profile';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage, useWords } from '../language.ts';
import { STUDIO_WORDS } from './studio-words.ts';

/** The profile as it is saved, with what is missing. */
export function useProfile() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'profile'],
    queryFn: ({ signal }): Promise<DeskProfile> =>
      api.call<typeof readDeskProfile>('GET', '/desk/profile', { signal }),
  });
}

/** Saving and previewing; the server checks every field and says which one is wrong. */
export function useProfileCommands() {
  const api = useApiClient();
  const queries = useQueryClient();
  const language = useLanguage();
  const words = useWords(STUDIO_WORDS);
  const save = async (was: Profile, profile: Profile) => {
    try {
      return await api.call<typeof saveDeskProfile>('PUT', '/desk/profile', { body: { was, profile } });
    } catch (refusal) {
      // A form that is opened again shows what others saved.
      if (refusal instanceof ApiProblem && refusal.code === 'stale_version')
        void queries.invalidateQueries({ queryKey: ['desk', 'profile'] });
      throw refusal;
    }
  };
  /**
   * Opens a page as it would be, in a window of its own and in the language of the desk. Answers what to say where the browser
   * opens none; throws refusals.
   */
  const preview = async (profile: Profile, page: string): Promise<string | null> => {
    // Before the answer, because browsers open windows only while a press is being handled.
    const shown = window.open('', '_blank');
    if (shown === null) return words.noWindow;
    try {
      const { query } = await api.call<typeof previewProfile>('POST', '/desk/profile/previews', {
        body: { profile },
      });
      shown.location.replace(`${pathIn(language, page)}?${query}`);
      return null;
    } catch (refusal) {
      shown.close();
      throw refusal;
    }
  };
  return { save, preview };
}
