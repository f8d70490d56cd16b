import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { saveFile } from '@lifted/client/save-file.ts';
import { Button, type ButtonLook } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useState } from 'react';
import { useWords } from '../../language.ts';
import { PARTS_WORDS } from '../parts-words.ts';

interface CsvButtonProps {
  readonly look: ButtonLook;
  /** What the file is called. */
  readonly name: string;
  /** Asks the server for the file. */
  readonly load: () => Promise<unknown>;
  readonly disabled?: boolean;
}

/** Saves a list as CSV for a spreadsheet, or says that it could not be made. */
export function CsvButton({ look, name, load, disabled = false }: CsvButtonProps) {
  const words = useWords(PARTS_WORDS);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const save = async () => {
    // Not disabled meanwhile, which would take the focus away.
    if (isLoading) return;
    setHasFailed(false);
    setIsLoading(true);
    try {
      const file = await load();
      if (file instanceof Blob) saveFile(name, file);
    } catch (refusal) {
      if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
      setHasFailed(true);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      {hasFailed && <Notice tone="error">{words.csvFailed}</Notice>}
      <Button look={look} disabled={disabled} aria-busy={isLoading} onClick={() => void save()}>
        {isLoading ? words.loading : words.csv}
      </Button>
    </>
  );
}
