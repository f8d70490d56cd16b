import type { JoinRefusal } from '@lifted/domain/challenges/challenge';
import { Refusal, type Sentence } from '../../http/errors/refusal.ts';

const CLOSED: Readonly<Record<JoinRefusal, Sentence>> = {
  not_open_yet: {
    en: 'This challenge is not open yet. You can join as soon as we announce it.',
    de: 'Diese Challenge ist noch nicht offen. Du kannst mitmachen, sobald wir sie ankündigen.',
  },
  over: {
    en: 'This challenge is over and can no longer be joined. We’ll announce the next one on your dashboard.',
    de: 'Diese Challenge ist vorbei, mitmachen geht nicht mehr. Die nächste kündigen wir auf deinem Dashboard an.',
  },
};

export function challengeClosed(reason: JoinRefusal): Refusal {
  return new Refusal('challenge_closed', CLOSED[reason]);
}

/** The same for an unknown challenge, an unknown customer and another person's. */
export function unknownParticipation(): Refusal {
  return new Refusal('not_found', {
    en: 'We have no such challenge or no such customer.',
    de: 'Diese Challenge oder diese Person gibt es bei uns nicht.',
  });
}
