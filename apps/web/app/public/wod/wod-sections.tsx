import { ExerciseCard } from './exercise-card.tsx';
import type { ClipPlace } from './exercise-clip.tsx';
import type { WodCardSection } from './wod-cards.ts';
import styles from './wod-sections.module.css';

/** Cards on a screen when the page opens: two below each other on a phone, or a row of three. */
const EARLY_CARDS = 3;

/** The up to three sections of a workout. */
export function WodSections({ sections }: { readonly sections: readonly WodCardSection[] }) {
  return sections.map((section, at) => <Section key={section.name} section={section} isFirst={at === 0} />);
}

interface SectionProps {
  readonly section: WodCardSection;
  readonly isFirst: boolean;
}

function Section({ section: { name, heading, cards }, isFirst }: SectionProps) {
  // Not from useId: the server renders this page separately, and the ids must match.
  const id = `exercises-${name}`;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card, at) => (
          <li key={card.key}>
            <ExerciseCard card={card} place={isFirst ? placeOf(at) : 'later'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf(at: number): ClipPlace {
  if (at === 0) return 'first';
  return at < EARLY_CARDS ? 'early' : 'later';
}
