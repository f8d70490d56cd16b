import type { addClip } from '@lifted/contract/desk/uploads/clips';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { LARGEST_CLIP_BYTES, LONGEST_CLIP_SECONDS } from '@lifted/domain/desk/clip-file';
import { useWords } from '../../language.ts';
import { inBase64 } from '../../parts/upload/reduced-picture.ts';
import type { Upload } from '../../parts/upload/use-upload.ts';
import { CLIP_WORDS } from './clip-words.ts';
import { firstPicture } from './first-picture.ts';

/** Sends a clip with its first picture, unless it is too large, too long or cannot be played. */
export function useSendClip() {
  const api = useApiClient();
  const words = useWords(CLIP_WORDS);
  return async (file: File): Promise<Upload> => {
    if (file.size > LARGEST_CLIP_BYTES) return { fault: words.tooLarge };
    const played = await firstPicture(file);
    if (played === null) return { fault: words.unplayable };
    if (played.seconds > LONGEST_CLIP_SECONDS) return { fault: words.tooLong };
    const [data, poster] = await Promise.all([inBase64(file), inBase64(played.picture)]);
    return api.call<typeof addClip>('POST', '/desk/clips', { body: { data, poster } });
  };
}
