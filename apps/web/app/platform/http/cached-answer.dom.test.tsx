import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { useLanguage } from '../../language.ts';
import { CachedAnswer, useCachedAnswer } from './cached-answer.ts';

afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
});

/** The page of the answer, with the way to the same page in German. */
function Page({ answer }: { readonly answer: CachedAnswer<string> }) {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const remote = useCachedAnswer(answer);
  return (
    <>
      <Link to="/de">Deutsch</Link>
      <p>{remote.state === 'loaded' && remote.value}</p>
    </>
  );
}

const open = (load: () => Promise<string>) =>
  renderPage(<Page answer={new CachedAnswer({ name: 'A lift', load })} />, {
    at: '/',
    answer: () => new Response(null, { status: 204 }),
  });

it('an answer is asked for again when the page speaks the other language, however fresh it is', async () => {
  const loaded: string[] = [];
  open(() => {
    loaded.push(document.documentElement.lang);
    return Promise.resolve(document.documentElement.lang === 'de' ? 'Kniebeuge' : 'Squat');
  });
  expect(await screen.findByText('Squat')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(await screen.findByText('Kniebeuge')).toBeDefined();
  expect(loaded).toEqual(['en', 'de']);
});
