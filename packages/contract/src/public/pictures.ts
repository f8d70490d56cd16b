import { Type } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';

export const getPicture = {
  method: 'GET',
  path: '/pictures/{name}',
  summary:
    'A picture the studio uploaded; its name is a hash of its content, so it never changes, with a width where it has several or is a logo',
  access: 'all',
  params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}(-[1-9]\\d{0,3})?\\.webp$' }) }),
  answers: {
    200: Type.Unsafe<object>({ type: 'string', format: 'binary', description: 'image/webp' }),
    404: Problem,
  },
} as const satisfies Call;
