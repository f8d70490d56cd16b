import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { runTool, scratchProject, type ScratchProject } from './scratch-project.ts';

let scratch: ScratchProject | undefined;

afterEach(() => scratch?.remove());

/** Whether a page of this many incompressible bytes keeps within 12 kB. */
async function pageOf(bytes: number) {
  scratch = scratchProject({
    'package.json':
      '{"name":"scratch","devDependencies":{"size-limit":"14.3.0","@size-limit/file":"14.3.0"}}',
    '.size-limit.json': '[{"path":"index.html","limit":"12 kB"}]',
    'index.html': randomBytes(bytes).toString('latin1'),
  });
  return runTool('size-limit', [], scratch.root);
}

test('a page beyond its budget fails', async () => {
  const { passed, output } = await pageOf(14_000);
  expect(passed).toBe(false);
  expect(output).toContain('exceeded');
});

test('a page within its budget passes', async () => {
  expect(await pageOf(3000)).toMatchObject({ passed: true });
});
