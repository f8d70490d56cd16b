import type { addPicture } from '@lifted/contract/desk/uploads/pictures';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Portrait } from '@lifted/design/layout/portrait.tsx';
import { LARGEST_PICTURE_BYTES, type PictureShape } from '@lifted/domain/desk/picture-file';
import { useState } from 'react';
import { useWords } from '../../language.ts';
import type { OwnControlProps } from '../field-values.ts';
import { PICTURE_WORDS } from './picture-words.ts';
import styles from './picture-control.module.css';
import { inBase64, reducedPicture } from './reduced-picture.ts';
import { UploadTools } from './upload-tools.tsx';
import { useUpload, type Upload } from './use-upload.ts';

/** A portrait, in a square. */
export function PictureControl(given: OwnControlProps) {
  return <ShapedPicture {...given} shape="square" />;
}

/** A picture as wide as the head of a page. */
export function WidePictureControl(given: OwnControlProps) {
  return <ShapedPicture {...given} shape="wide" />;
}

/** A logo, on the ground it is shown on. */
export function LogoControl(given: OwnControlProps) {
  return <ShapedPicture {...given} shape="logo" />;
}

interface ShapedPictureProps extends OwnControlProps {
  readonly shape: PictureShape;
}

/**
 * Chooses, drops or photographs a picture. It is uploaded at once and shown as the site will show it; what refers to it
 * changes when the form is saved.
 */
function ShapedPicture({ id, describedBy, value, onType, onBusy, shape }: ShapedPictureProps) {
  const words = useWords(PICTURE_WORDS);
  const uploading = useUpload(useSendPicture(shape), onType, onBusy);
  const [isOver, setIsOver] = useState(false);
  const drop = ([file]: FileList) => {
    if (file !== undefined && !uploading.isUploading) void uploading.upload(file);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        drop(event.dataTransfer.files);
      }}
    >
      {shape === 'square' ? (
        <Portrait name="" imageUrl={value === '' ? null : value} size="large" alt={words.preview} />
      ) : (
        value !== '' && <img src={value} alt={words.preview} className={styles[shape]} />
      )}
      <UploadTools
        id={id}
        describedBy={describedBy}
        accept="image/*"
        words={words}
        uploading={uploading}
        isEmpty={value === ''}
        remove={() => onType('')}
      />
    </div>
  );
}

/** Sends a picture no larger than the site needs it. */
function useSendPicture(shape: PictureShape) {
  const api = useApiClient();
  const words = useWords(PICTURE_WORDS);
  return async (file: File): Promise<Upload> => {
    const picture = await reducedPicture(file, shape === 'logo' ? 'image/png' : 'image/jpeg');
    if (picture.size > LARGEST_PICTURE_BYTES) return { fault: words.tooLarge };
    const data = await inBase64(picture);
    return api.call<typeof addPicture>('POST', '/desk/pictures', { body: { data, shape } });
  };
}
