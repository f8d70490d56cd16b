import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { NotFound } from './not-found.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, { title: 'Page not found', description: 'This page does not exist.' });

export default function NotFoundPage() {
  return <NotFound />;
}
