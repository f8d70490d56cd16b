import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useState } from 'react';
import { addressIn } from '../../addresses.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { SUBSTITUTE_WORDS } from './substitute-words.ts';

/** The link to the classes a substitute is wanted for, to send to the coaches. */
export function ShareSubstitutes({ close }: { readonly close: () => void }) {
  const words = useWords(SUBSTITUTE_WORDS);
  const { close: closing } = useWords(PARTS_WORDS);
  const language = useLanguage();
  const [isCopied, setIsCopied] = useState(false);
  const link = window.location.origin + addressIn(language, '/desk/substitutes');
  return (
    <Dialog heading={words.share} close={close}>
      <p>{words.shareLead}</p>
      <p>
        <code>{link}</code>
      </p>
      {isCopied && <Notice tone="success">{words.copied}</Notice>}
      <DialogActions>
        <Button look="outline" onClick={close}>
          {closing}
        </Button>
        <Button
          onClick={() => {
            void navigator.clipboard.writeText(link).then(() => setIsCopied(true));
          }}
        >
          {words.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
