import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { Refusal, refusing } from '../../http/errors/refusal.ts';
import { waitWords } from '../../http/errors/wait-words.ts';

/** The same for a code that is wrong, used, too old, was tried too often or never sent. */
export const mailCodeWrong = refusing('code_wrong', {
  en: 'This code is incorrect or no longer valid. The newest email has the one that works.',
  de: 'Dieser Code stimmt nicht oder gilt nicht mehr. In der neuesten Mail steht der richtige.',
});

export function codesLocked(retryAfterSeconds: number): Refusal {
  return new Refusal(
    'account_locked',
    {
      en: 'Too many wrong codes. Please wait 15\u00a0minutes, or sign in another way.',
      de: 'Das waren zu viele falsche Codes. Warte bitte 15\u00a0Minuten oder melde dich anders an.',
    },
    { retryAfterSeconds },
  );
}

/** For who is signed in: without a session nobody is told whether a code was sent. */
export function mailCodeTooEarly(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  const wait = waitWords(seconds);
  return new Refusal(
    'too_many_requests',
    {
      en: `We have already mailed you a code. You can ask for the next one in ${wait.en}.`,
      de: `Wir haben dir schon einen Code gemailt. Den nächsten kannst du in ${wait.de} anfordern.`,
    },
    { retryAfterSeconds: seconds },
  );
}
