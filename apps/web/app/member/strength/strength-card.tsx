import { Card } from '@lifted/design/layout/card.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Suspense } from 'react';
import { useWords } from '../../language.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { StrengthContentProps } from './strength-content.tsx';
import { StrengthSkeleton } from './strength-skeleton.tsx';

const StrengthContent = lazyPart(
  'strength-content',
  async () => (await import('./strength-content.tsx')).StrengthContent,
);

const HEADING = { en: 'Your Strength', de: 'Deine Kraft' };
/** Of the choice of a window. */
const CHOICE_HEIGHT = 'calc(var(--touch) + 2px)';

interface StrengthCardProps extends StrengthContentProps {
  /** The chosen window is loading; `progression` is the previous one. */
  readonly isTurning: boolean;
  readonly className?: string | undefined;
}

/** A member's strength: the chart, its window, and the exercises to draw (specification, section 2). */
export function StrengthCard({ isTurning, className, ...content }: StrengthCardProps) {
  const isBusy = content.progression.state === 'loading' || isTurning;
  return (
    <Card heading={useWords(HEADING)} className={className} busy={isBusy}>
      <Suspense
        fallback={
          <>
            <Skeleton height={CHOICE_HEIGHT} />
            <StrengthSkeleton />
          </>
        }
      >
        <StrengthContent {...content} />
      </Suspense>
    </Card>
  );
}
