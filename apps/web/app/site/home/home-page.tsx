import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../page-meta.ts';
import { Concept } from './concept.tsx';
import { Hero } from './hero.tsx';
import { Rating } from './rating.tsx';
import { StudioInfo } from './studio-info.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: studio.claim,
    description: `Group strength training in Berlin ${studio.address.district}: 45-minute classes with a coach, for every level. Your first class is free.`,
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <Concept />
      <Rating />
      <StudioInfo />
    </>
  );
}
