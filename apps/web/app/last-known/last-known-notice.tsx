import { germanDate } from '@lifted/domain/member-dates';
import { berlinDate, berlinTime } from '@lifted/domain/studio-calendar';
import { useWords } from '../language.ts';
import { Notice } from '../ui/notice.tsx';

const WORDS = {
  en: (date: string, time: string) => `No connection right now. As of ${date}, ${time}.`,
  de: (date: string, time: string) => `Gerade keine Verbindung. Stand: ${date}, ${time} Uhr.`,
};

/** Says that what is shown stands in for answers that do not come, and how old it is; nothing where none does. */
export function LastKnownNotice({ asOf }: { readonly asOf: number | null }) {
  const words = useWords(WORDS);
  if (asOf === null) return null;
  const moment = new Date(asOf);
  return <Notice>{words(germanDate(berlinDate(moment)), berlinTime(moment))}</Notice>;
}
