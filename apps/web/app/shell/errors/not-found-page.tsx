import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { NOT_FOUND_WORDS } from './not-found-words.ts';
import { NotFound } from './not-found.tsx';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, NOT_FOUND_WORDS);

export default function NotFoundPage() {
  return <NotFound />;
}
