import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';

/** Screen readers announce changes of an existing element, so it is empty for a moment. */
const KNOWN_AFTER_MS = 100;

/** A visually hidden announcement for screen readers: the short form of something long that is shown. */
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
