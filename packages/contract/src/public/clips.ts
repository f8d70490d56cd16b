import { Type } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';

export const getClip = {
  method: 'GET',
  path: '/clips/{name}',
  summary:
    'A clip the studio uploaded, or (.webp) its still picture; its name is a hash of its content, so it never changes',
  access: 'all',
  params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}\\.(mp4|webm|webp)$' }) }),
  answers: {
    200: Type.Unsafe<object>({
      type: 'string',
      format: 'binary',
      description:
        'video/mp4, video/webm or image/webp; 206 with a part of a clip where a range is asked for',
    }),
    404: Problem,
  },
} as const satisfies Call;
