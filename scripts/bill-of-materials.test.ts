import { expect, test } from 'vitest';
import { withoutPlaces } from './bill-of-materials.mjs';

test('a bill of materials names the product, and no registry', () => {
  const bill = withoutPlaces(
    {
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'folder', version: '0.1.0' } },
      components: [
        {
          name: 'fastify',
          externalReferences: [
            { type: 'distribution', url: 'http://registry.invalid/fastify.tgz' },
            { type: 'website', url: 'https://fastify.dev/' },
          ],
        },
        { name: 'bare' },
      ],
    },
    'lifted',
  );
  expect(bill).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'lifted', version: '0.1.0' } },
    components: [
      { name: 'fastify', externalReferences: [{ type: 'website', url: 'https://fastify.dev/' }] },
      { name: 'bare', externalReferences: [] },
    ],
  });
});
