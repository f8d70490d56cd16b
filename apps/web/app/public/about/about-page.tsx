import { formulaName } from '@lifted/profile/formula';
import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ByAudience } from '../../ui/audience.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Picture } from '../../ui/layout/picture.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { onSite } from '../../ui/layout/visit-facts.ts';
import { useAddress } from '../../use-address.ts';
import { ABOUT_WORDS } from './about-words.ts';
import styles from './about.module.css';
import { ClassCourse } from './class-course-view.tsx';
import { Formula } from './formula.tsx';
import { Mission } from './mission.tsx';
import { Superpower } from './superpower.tsx';
import { Team } from './team.tsx';

const PICTURE_WIDTHS = [480, 800, 1200] as const;

const { city, district } = studio.address;
const formula = formulaName();

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: `About the studio and ${formula === '' ? 'how we train' : `the ${formula}`}`,
      description: `Who we are, ${formula === '' ? 'how we train' : `what the ${formula} is`}, and how 45 minutes of strength training in ${city} ${district} run, minute by minute.`,
    },
    de: {
      title: `Das Studio und ${formula === '' ? 'wie wir trainieren' : `die ${formula}`}`,
      description: `Wer wir sind, ${formula === '' ? 'wie wir trainieren' : `was die ${formula} ist`} und wie 45 Minuten Krafttraining in ${city} ${district} ablaufen, Minute für Minute.`,
    },
  });

export default function AboutPage() {
  const words = useWords(ABOUT_WORDS);
  const address = useAddress();
  const facts = onSite(useLanguage());
  return (
    <>
      <Mission />
      <Formula />
      <ClassCourse />
      <Superpower />
      <Section
        heading={words.bring}
        picture={
          <Picture
            stem="/media/equipment/kettlebells"
            own={studio.pictures?.kettlebells}
            widths={PICTURE_WIDTHS}
            size={{ width: 1200, height: 800 }}
            sizes="(min-width: 60rem) 40vw, 92vw"
            alt=""
          />
        }
      >
        <ul className={styles.bring}>
          {words.bringList.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        {facts.length > 0 && <Facts facts={facts} />}
      </Section>
      <Team />
      <Section heading={words.ready} surface="steel">
        <p className={styles.ready}>
          <ByAudience visitors={words.readyNote} members={words.memberReadyNote} />
        </p>
        <p className={styles.actions}>
          <ButtonLink to={address('timetable')}>{words.bookAClass}</ButtonLink>
          <ButtonLink to={address('memberships')} look="outline">
            {words.prices}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
