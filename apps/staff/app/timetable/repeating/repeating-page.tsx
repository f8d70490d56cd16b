import { ButtonLink } from '@lifted/design/button.tsx';
import { addressIn } from '../../addresses.ts';
import { useLanguage, useWords } from '../../language.ts';
import { SectionPage } from '../../parts/section-page.tsx';
import { TIMETABLE_WORDS } from '../timetable-words.ts';
import { Closures } from './closures.tsx';
import { Templates } from './templates.tsx';

/** The classes that repeat, and the days the studio is closed. */
export function RepeatingPage() {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  return (
    <SectionPage
      heading={words.planHeading}
      lead={words.planLead}
      tools={
        <ButtonLink look="quiet" to={addressIn(language, '/desk/timetable')}>
          {words.toTimetable}
        </ButtonLink>
      }
    >
      <Templates />
      <Closures />
    </SectionPage>
  );
}
