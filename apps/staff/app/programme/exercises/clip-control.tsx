import { Button, buttonClass } from '@lifted/design/button.tsx';
import { clipAddress, clipPoster } from '@lifted/domain/training/clip-address';
import { studio } from '@lifted/profile/studio';
import { useId } from 'react';
import { useWords } from '../../language.ts';
import type { OwnControlProps } from '../../parts/field-values.ts';
import { useUpload } from '../../parts/upload/use-upload.ts';
import styles from './clip-control.module.css';
import { CLIP_WORDS } from './clip-words.ts';
import { useClips } from './use-exercises.ts';
import { useSendClip } from './use-send-clip.ts';

/**
 * Uploads a clip, or chooses one there is. It is uploaded at once and shown as the site will show it; what refers to it changes
 * when the form is saved.
 */
export function ClipControl({ id, describedBy, value, onType, onBusy }: OwnControlProps) {
  const words = useWords(CLIP_WORDS);
  const clips = useClips();
  const { upload, isUploading, failure, forget } = useUpload(useSendClip(), onType, onBusy);
  const faultId = useId();
  const known = clips.data ?? [];
  const choose = (address: string) => {
    forget();
    onType(address);
  };
  return (
    <div className={styles.clip}>
      {value === '' ? <p className={styles.nothing}>{words.none}</p> : <ClipPreview address={value} />}
      <div className={styles.tools}>
        <input
          id={id}
          type="file"
          accept="video/mp4,video/webm"
          className={styles.file}
          disabled={isUploading}
          aria-invalid={failure !== null}
          aria-describedby={[describedBy, failure !== null && faultId].filter(Boolean).join(' ')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void upload(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <label htmlFor={id} className={buttonClass('outline')}>
          {isUploading ? words.uploading : words.upload}
        </label>
        <select
          aria-label={words.choose}
          value={value}
          disabled={isUploading}
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
        {value !== '' && !isUploading && (
          <Button look="quiet" onClick={() => choose('')}>
            {words.remove}
          </Button>
        )}
        {failure !== null && (
          <p id={faultId} role="alert" className={styles.fault}>
            {failure}
          </p>
        )}
      </div>
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
