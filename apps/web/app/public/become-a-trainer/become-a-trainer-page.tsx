import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { ApplicationSection } from './application-section.tsx';
import { Offer, Reasons } from './reasons.tsx';
import { Steps } from './steps.tsx';
import { TrainerHero } from './trainer-hero.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: `Become a Trainer in ${studio.address.city}`,
      description: `Coach strength in ${studio.address.district}: freelance contract, flexible hours, competitive pay, a team that trains together. Three steps, no CV, one minute.`,
    },
    de: {
      title: `Coach werden in ${studio.address.city}`,
      description: `Gib Kurse im Krafttraining in ${studio.address.district}: freie Mitarbeit, flexible Zeiten, ein festes Honorar pro Kurs. Drei Schritte, kein Lebenslauf, eine Minute.`,
    },
  });

/** Why to coach here, how it works, and the form (specification, section 2: Become a trainer). */
export default function BecomeATrainerPage() {
  return (
    <>
      <TrainerHero />
      <Reasons />
      <Offer />
      <Steps />
      <ApplicationSection />
    </>
  );
}
