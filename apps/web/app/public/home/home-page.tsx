import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { WrittenAnswerBlock } from '../../platform/http/written-answer.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { CoachStrip } from './coach-strip.tsx';
import { Concept } from './concept.tsx';
import { Hero } from './hero.tsx';
import { NextClasses } from './next-classes.tsx';
import { Rating } from './rating.tsx';
import { StudioInfo } from './studio-info.tsx';
import { Testimonials } from './testimonials.tsx';

const { address, claim } = studio;

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    en: {
      title: `${claim.en} in ${address.city}`,
      description: `Group strength training in ${address.city} ${address.district}: 45-minute classes with a coach, for every level. Your first class is free.`,
    },
    de: {
      title: `${claim.de} in ${address.district}`,
      description: `Krafttraining in der Gruppe in ${address.city} ${address.district}: 45 Minuten mit Coach, für jedes Niveau. Der erste Kurs ist kostenlos.`,
    },
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <Concept />
      <NextClasses />
      <Rating />
      <Testimonials />
      <CoachStrip />
      <StudioInfo />
      <WrittenAnswerBlock />
    </>
  );
}
