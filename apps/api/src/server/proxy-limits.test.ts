import { readFileSync } from 'node:fs';
import { LARGEST_CLIP_UPLOAD_BYTES } from '@lifted/contract/desk/uploads/clips';
import { LARGEST_UPLOAD_BYTES } from '@lifted/contract/desk/uploads/pictures';
import { IMPORT_LIMIT_BYTES } from '@lifted/domain/import/import-limit';
import { expect, it } from 'vitest';

const MEBIBYTE = 1024 * 1024;
const nginx = readFileSync(new URL('../../../../deploy/proxy/nginx.conf', import.meta.url), 'utf8');

it('the example of nginx lets through every upload and import the server takes', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
  const largest = Math.max(LARGEST_UPLOAD_BYTES, LARGEST_CLIP_UPLOAD_BYTES, IMPORT_LIMIT_BYTES);
  expect(Number(megabytes) * MEBIBYTE).toBeGreaterThanOrEqual(largest);
});
