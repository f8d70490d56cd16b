import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import { Icon } from '@lifted/design/icon.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const NEW_TAB = { en: ' (opens in a new tab)', de: ' (öffnet in neuem Tab)' };

/** A link to another site, in a new tab, announced as such; nothing where the studio gave no address. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const newTab = useWords(NEW_TAB);
  if (href === '') return null;
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <Icon name="external" />
      <VisuallyHidden>{newTab}</VisuallyHidden>
    </a>
  );
}
