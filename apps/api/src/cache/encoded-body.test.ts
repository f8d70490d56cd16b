import { expect, it } from 'vitest';
import { encodeBody } from './encoded-body.ts';
import { encodeMemberResponse } from './member-response.ts';

const TEXT = JSON.stringify(Array.from({ length: 400 }, (_, at) => ({ exercise: 'deadlift', set: at })));

it('compressed bodies hold on to no byte but their own, so that what is kept is what is counted', async () => {
  const { variants } = await encodeBody(TEXT);
  const compressed = variants.filter(({ coding }) => coding !== 'identity');
  const ofMember = [
    await encodeMemberResponse(TEXT, 'br', 'tag'),
    await encodeMemberResponse(TEXT, 'gzip', 'tag'),
  ];
  for (const { bytes, coding } of [...compressed, ...ofMember])
    expect(bytes.buffer.byteLength, coding).toBe(bytes.length);
  expect(compressed.map(({ coding }) => coding)).toEqual(['br', 'gzip']);
});
