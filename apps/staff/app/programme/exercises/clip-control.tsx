import { clipAddress, clipPoster } from '@lifted/domain/training/clip-address';
import { studio } from '@lifted/profile/studio';
import { useWords } from '../../language.ts';
import type { OwnControlProps } from '../../parts/field-values.ts';
import { UploadTools } from '../../parts/upload/upload-tools.tsx';
import { useUpload, type Upload } from '../../parts/upload/use-upload.ts';
import styles from './clip-control.module.css';
import { CLIP_WORDS } from './clip-words.ts';
import { useClips } from './use-exercises.ts';
import type { addClip } from '@lifted/contract/desk/uploads/clips';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { LARGEST_CLIP_BYTES, LONGEST_CLIP_SECONDS } from '@lifted/domain/desk/clip-file';
import { inBase64 } from '../../parts/upload/reduced-picture.ts';
import { firstPicture } from './first-picture.ts';

/**
 * Uploads a clip, or chooses one there is. It is uploaded at once and shown as the site will show it; what refers to it changes
 * when the form is saved.
 */
export function ClipControl({ id, describedBy, value, onType, onBusy }: OwnControlProps) {
  const words = useWords(CLIP_WORDS);
  const clips = useClips();
  const uploading = useUpload(useSendClip(), onType, onBusy);
  const known = clips.data ?? [];
  const choose = (address: string) => {
    uploading.forget();
    onType(address);
  };
  return (
    <div className={styles.clip}>
      {value === '' ? <p className={styles.nothing}>{words.none}</p> : <ClipPreview address={value} />}
      <UploadTools
        id={id}
        describedBy={describedBy}
        accept="video/mp4,video/webm"
        words={{ ...words, choose: words.upload }}
        uploading={uploading}
        isEmpty={value === ''}
        remove={() => onType('')}
      >
        <select
          aria-label={words.choose}
          value={value}
          disabled={uploading.isUploading}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{words.none}</option>
          {value !== '' && !known.some(({ address }) => address === value) && (
            <option value={value}>{words.unused}</option>
          )}
          {known.map(({ address, exercises }) => (
            <option key={address} value={address}>
              {exercises.length === 0 ? words.unused : `${words.choose} ${exercises.join(', ')}`}
            </option>
          ))}
        </select>
      </UploadTools>
    </div>
  );
}

/** A clip that repeats without sound, unless somebody asked for little motion: then it waits to be started. */
export function ClipPreview({ address }: { readonly address: string }) {
  const { preview } = useWords(CLIP_WORDS);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <video
      key={address}
      className={styles.preview}
      src={clipAddress(address, studio.imageHost)}
      poster={clipPoster(address) ?? undefined}
      aria-label={preview}
      controls={isCalm}
      autoPlay={!isCalm}
      loop
      muted
      playsInline
    />
  );
}

/** Sends a clip with its first picture, unless it is too large, too long or cannot be played. */
function useSendClip() {
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
