import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ExerciseClip } from './exercise-clip.tsx';

const OURS = '/media/exercises/hip-flexor-stretch.mp4';
const UPLOADED = 'https://clips.example/stretch.mp4';

function frameOf(url: string, isLeft: boolean): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ExerciseClip url={url} title="Hip flexor stretch" isLeft={isLeft} place="first" />
    </MemoryRouter>,
  );
  return /<div class="([^"]*)"/.exec(html)?.[1] ?? expect.fail('no frame');
}

it('of the left side is the mirror image of the right one', () => {
  expect(frameOf(OURS, true)).toMatch(/mirrored/);
  expect(frameOf(OURS, false)).not.toMatch(/mirrored/);
});

it('of a studio is never mirrored: something in it may be read', () => {
  expect(frameOf(UPLOADED, true)).toBe(frameOf(UPLOADED, false));
});
