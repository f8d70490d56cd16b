import { Type } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';

export const getPicture = {
  method: 'GET',
  path: '/pictures/{name}',
  summary: 'A picture the studio uploaded; its name is a hash of its content, so it never changes',
  access: 'all',
  params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$' }) }),
  answers: {
    200: Type.Unsafe<object>({ type: 'string', format: 'binary', description: 'image/webp' }),
    404: Problem,
  },
} as const satisfies Call;
