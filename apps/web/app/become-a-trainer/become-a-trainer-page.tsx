import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { ApplicationSection } from './application-section.tsx';
import { Offer, Reasons } from './reasons.tsx';
import { Steps } from './steps.tsx';
import { TrainerHero } from './trainer-hero.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: 'Become a Trainer in Berlin',
      description:
        'Coach strength in Prenzlauer Berg: freelance contract, flexible hours, competitive pay, a team that trains together. Three steps, no CV, one minute.',
    },
    de: {
      title: 'Trainer werden in Berlin',
      description:
        'Coach Krafttraining in Prenzlauer Berg: freie Mitarbeit, flexible Zeiten, ein fester Satz pro Kurs. Drei Schritte, kein Lebenslauf, eine Minute.',
    },
  });

/** Who wants to coach here, why, how, and the form (specification, section 2: Become a trainer). */
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
