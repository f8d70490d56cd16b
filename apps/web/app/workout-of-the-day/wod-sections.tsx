import { useId } from 'react';
import { ExerciseCard } from './exercise-card.tsx';
import type { WodCardSection } from './wod-cards.ts';
import styles from './wod-sections.module.css';

/** The up to three sections of a workout. */
export function WodSections({ sections }: { readonly sections: readonly WodCardSection[] }) {
  return sections.map((section) => <Section key={section.heading} section={section} />);
}

function Section({ section: { heading, cards } }: { readonly section: WodCardSection }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.key}>
            <ExerciseCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
