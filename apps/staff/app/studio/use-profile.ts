import type {
  DeskProfile,
  Profile,
  previewProfile,
  readDeskProfile,
  saveDeskProfile,
} from '@lifted/contract/desk/desk-profile';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useQuery } from '@tanstack/react-query';

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
  const save = (was: Profile, profile: Profile) =>
    api.call<typeof saveDeskProfile>('PUT', '/desk/profile', {
      body: { was, profile },
    });
  /** Opens a page as it would be, in a window of its own. */
  const preview = async (profile: Profile, page: string): Promise<void> => {
    // Before the answer, because browsers open windows only while a press is being handled.
    const shown = window.open('', '_blank');
    try {
      const { query } = await api.call<typeof previewProfile>('POST', '/desk/profile/previews', {
        body: { profile },
      });
      shown?.location.replace(`${page}?${query}`);
    } catch (refusal) {
      shown?.close();
      throw refusal;
    }
  };
  return { save, preview };
}
