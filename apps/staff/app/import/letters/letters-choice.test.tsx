import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { lettersOf } from './file-letters.ts';
import { LettersChoice } from './letters-choice.tsx';

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function shown(bytes: string, address = '/desk/import'): string {
  const letters = lettersOf(latin(bytes));
  const reading = letters.verdict.kind === 'certain' ? letters.verdict.reading : null;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <LettersChoice letters={letters} reading={reading} choose={() => undefined} />
    </MemoryRouter>,
  );
}

it('asks with both readings where letters could be two, and nothing is chosen yet', () => {
  const asked = shown('id,name\n1,Du\x9ako\n');
  expect(asked).toContain('This reads as Duško – is that right?');
  expect(asked).toContain('Duško (Windows-1252)');
  expect(asked).toContain('Duöko (Mac Roman)');
  expect(asked).not.toContain('checked');
  expect(shown('id,name\n1,Du\x9ako\n', '/de/desk/import')).toContain(
    'Das liest sich als Duško – ist das richtig?',
  );
});

it('asks about odd names in UTF-8 as they are in the file', () => {
  expect(shown('id,name\n1,M\xc5\xb8ller\n')).toContain('This reads as MŸller – is that right?');
});

it('has the choice on demand where the reading is certain, and none in sound UTF-8', () => {
  const certain = shown('id,name\n1,M\x9fller\n');
  expect(certain).toContain('<details>');
  expect(certain).toMatch(/checked=""\/>Müller \(Mac Roman\)/);
  expect(certain).toContain('MŸller (Windows-1252)');
  expect(shown('id,name\n1,Zo\xc3\xab\n')).toBe('');
});
