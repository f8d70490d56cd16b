import { describe, expect, it } from 'vitest';
import { ownAddress, readPush } from './push-message.ts';

const ORIGIN = 'https://studio.example';
const said = (notification: object) => JSON.stringify({ web_push: 8030, notification });

describe('a push', () => {
  it('shows what it says and leads where it says', () => {
    const text = said({
      title: 'You’re in',
      body: 'Squat',
      lang: 'en',
      tag: 'message-7',
      navigate: `${ORIGIN}/workout/w1`,
    });
    expect(readPush(text, ORIGIN)).toEqual({
      title: 'You’re in',
      options: {
        body: 'Squat',
        icon: '/icon-192.png',
        tag: 'message-7',
        lang: 'en',
        data: { address: `${ORIGIN}/workout/w1` },
      },
    });
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', 'hello'],
    ['something else', '[1]'],
    ['a notification that is none', said([])],
    ['values of other kinds', said({ title: 7, body: null, tag: {}, navigate: 1 })],
  ])('with %s shows a banner all the same', (_, text) => {
    expect(readPush(text, ORIGIN)).toEqual({
      title: 'studio.example',
      options: { body: '', icon: '/icon-192.png', data: { address: `${ORIGIN}/messages` } },
    });
  });

  it.each([
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '//elsewhere.example',
    'http://studio.example/a',
    7,
  ])('never leads to %s', (navigate) => expect(ownAddress(navigate, ORIGIN)).toBe(`${ORIGIN}/messages`));

  it('leads to a path of the site', () => {
    expect(ownAddress('/de/passes', ORIGIN)).toBe(`${ORIGIN}/de/passes`);
  });
});
