import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { useState } from 'react';

/** What became of a file: its address at the server, or why it was not sent. */
export type Upload = { readonly address: string } | { readonly fault: string };

export type Uploading = ReturnType<typeof useUpload>;

/** Uploads a file by `send` and hands its address over, or says why not. The form is busy meanwhile. */
export function useUpload(
  send: (file: File) => Promise<Upload>,
  done: (address: string) => void,
  onBusy: (isBusy: boolean) => void,
) {
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const upload = async (file: File): Promise<void> => {
    setFailure(null);
    setIsUploading(true);
    onBusy(true);
    try {
      const sent = await send(file);
      if ('fault' in sent) setFailure(sent.fault);
      else done(sent.address);
    } catch (refusal) {
      if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
      setFailure(sentenceOf(refusal));
    } finally {
      setIsUploading(false);
      onBusy(false);
    }
  };
  return { upload, isUploading, failure, forget: () => setFailure(null) };
}

/** Without the name of the field, which the form does not show. */
function sentenceOf(refusal: ApiProblem | ApiUnreachable): string {
  return (refusal instanceof ApiProblem ? refusal.fieldErrors[0]?.message : undefined) ?? refusal.message;
}
