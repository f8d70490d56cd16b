import { germanDate } from '@lifted/domain/language/member-dates';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { useWords } from '../../language.ts';
import { Notice } from '@lifted/design/notice.tsx';

const WORDS = {
  en: (date: string, time: string) => `No connection right now. As of ${date}, ${time}.`,
  de: (date: string, time: string) => `Gerade keine Verbindung. Stand: ${date}, ${time} Uhr.`,
};

/** Says that older responses are shown because there is no connection, and how old they are; empty when all are current. */
export function LastKnownNotice({ asOf }: { readonly asOf: number | null }) {
  const words = useWords(WORDS);
  if (asOf === null) return null;
  const moment = new Date(asOf);
  return <Notice>{words(germanDate(berlinDate(moment)), berlinTime(moment))}</Notice>;
}
