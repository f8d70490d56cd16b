import { describe, expect, it } from 'vitest';
import { behindLines } from './behind.mjs';

const outdated = (current: string, latest: string) => JSON.stringify({ fastify: { current, latest } });

describe('behindLines', () => {
  it('names a dependency with a newer version, compared by number', () => {
    expect(behindLines(outdated('5.9.0', '5.12.8'))).toEqual(['fastify 5.9.0 → 5.12.8']);
  });

  it('is silent about versions as new as or newer than the one recommended', () => {
    expect(behindLines(outdated('5.12.8', '5.12.8'))).toEqual([]);
    expect(behindLines(outdated('6.0.0', '5.12.8'))).toEqual([]);
    expect(behindLines('')).toEqual([]);
  });

  it('says once what several workspaces use', () => {
    const place = { current: '1.0.0', latest: '1.1.0' };
    expect(behindLines(JSON.stringify({ pg: [place, place] }))).toEqual(['pg 1.0.0 → 1.1.0']);
  });

  it('says why a version is held back', () => {
    const held = JSON.stringify({ '@types/node': { current: '24.1.0', latest: '26.0.0' } });
    expect(behindLines(held)).toEqual(['@types/node 24.1.0 → 26.0.0 (held back: of Node 24)']);
  });

  it('says that the registry did not answer instead of claiming that nothing is behind', () => {
    for (const output of ['connect ECONNREFUSED', '{"error":{"code":"ENOTFOUND"}}']) {
      expect(behindLines(output)).toEqual(['unknown: the package registry did not answer']);
    }
  });
});
