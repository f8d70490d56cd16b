import { describe, expect, test } from 'vitest';
import { isBundledClip, clipAddress, clipPoster } from './clip-address.ts';

const HOST = 'https://images.lifted.example';

describe('the address of a clip', () => {
  test('asks the image host for automatic quality and width 640', () => {
    expect(clipAddress(`${HOST}/studio/video/upload/v17/squat.mp4`, HOST)).toBe(
      `${HOST}/studio/video/upload/q_auto,w_640/v17/squat.mp4`,
    );
  });

  test('is the same when asked for twice', () => {
    const once = clipAddress(`${HOST}/video/upload/squat.mp4`, HOST);
    expect(clipAddress(once, HOST)).toBe(once);
  });

  test('changes the first upload segment only', () => {
    expect(clipAddress(`${HOST}/upload/a/upload/b.mp4`, HOST)).toBe(
      `${HOST}/upload/q_auto,w_640/a/upload/b.mp4`,
    );
  });

  test('leaves an upload segment in the query alone', () => {
    const url = `${HOST}/squat.mp4?from=/upload/`;
    expect(clipAddress(url, HOST)).toBe(url);
    expect(clipAddress(`${HOST}/upload/squat.mp4?v=2#t=1`, HOST)).toBe(
      `${HOST}/upload/q_auto,w_640/squat.mp4?v=2#t=1`,
    );
  });

  test('leaves other hosts and our own paths as they are', () => {
    for (const url of [
      'https://elsewhere.example/upload/squat.mp4',
      `${HOST}.evil.example/upload/squat.mp4`,
      '/media/clips/squat.mp4',
      '/upload/squat.mp4',
      '',
    ]) {
      expect(clipAddress(url, HOST)).toBe(url);
    }
  });

  test('knows the host with a closing slash and in capitals', () => {
    expect(clipAddress('HTTPS://Images.Lifted.Example/upload/a.mp4', `${HOST}/`)).toBe(
      'HTTPS://Images.Lifted.Example/upload/q_auto,w_640/a.mp4',
    );
  });
});

describe('the still picture of a clip', () => {
  test('lies beside our own clips', () => {
    expect(clipPoster('/media/clips/back-squat.mp4')).toBe('/media/clips/back-squat.webp');
    expect(clipPoster('/media/clips/back-squat.webm')).toBe('/media/clips/back-squat.webp');
    expect(clipPoster('/api/clips/0123.mp4')).toBe('/api/clips/0123.webp');
  });

  test('is unknown for clips of other hosts and other kinds of file', () => {
    expect(clipPoster(`${HOST}/video/upload/squat.mp4`)).toBeNull();
    expect(clipPoster('/media/clips/back-squat.webp')).toBeNull();
    expect(clipPoster('//elsewhere.example/media/squat.mp4')).toBeNull();
  });
});

test('a clip came with the site, or the studio uploaded it or keeps it elsewhere', () => {
  expect(isBundledClip('/media/exercises/back-squat.mp4')).toBe(true);
  expect(isBundledClip('/api/clips/0123.mp4')).toBe(false);
  expect(isBundledClip(`${HOST}/media/exercises/back-squat.mp4`)).toBe(false);
});
