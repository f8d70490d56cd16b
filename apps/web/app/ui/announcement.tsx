import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Screen readers speak of what changes in a place they know, so it is there, empty, for a moment. */
const KNOWN_AFTER_MS = 100;

/** What screen readers say when it appears or changes, out of sight: the short form of something long that is shown. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
