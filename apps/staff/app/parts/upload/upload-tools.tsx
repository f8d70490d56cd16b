import { Button } from '@lifted/design/button.tsx';
import type { ReactNode } from 'react';
import { FileButton } from '../files/file-button.tsx';
import styles from './upload-tools.module.css';
import type { Uploading } from './use-upload.ts';

interface UploadToolsProps {
  /** Of what the label names. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly accept: string;
  readonly words: { readonly choose: string; readonly uploading: string; readonly remove: string };
  readonly uploading: Uploading;
  readonly isEmpty: boolean;
  readonly remove: () => void;
  /** Other ways to choose. */
  readonly children?: ReactNode;
}

/** What a field with an upload is changed with: chooses a file, removes it, and says why one was not taken. */
export function UploadTools({
  id,
  describedBy,
  accept,
  words,
  uploading: { upload, isUploading, failure, forget },
  isEmpty,
  remove,
  children,
}: UploadToolsProps) {
  const faultId = `${id}-upload`;
  const described = [describedBy, failure !== null && faultId].filter(Boolean).join(' ');
  return (
    <div className={styles.tools}>
      <FileButton
        id={id}
        label={isUploading ? words.uploading : words.choose}
        accept={accept}
        isDisabled={isUploading}
        isWrong={failure !== null}
        describedBy={described === '' ? undefined : described}
        choose={([file]) => {
          if (file !== undefined) void upload(file);
        }}
      />
      {children}
      {!isEmpty && !isUploading && (
        <Button
          look="quiet"
          onClick={() => {
            forget();
            remove();
          }}
        >
          {words.remove}
        </Button>
      )}
      {failure !== null && (
        <p id={faultId} role="alert" className={styles.fault}>
          {failure}
        </p>
      )}
    </div>
  );
}
