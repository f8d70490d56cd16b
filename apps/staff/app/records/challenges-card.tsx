import type {
  ChallengeFields,
  DeskChallenge,
  listDeskChallenges,
} from '@lifted/contract/desk/desk-challenges';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { addDays, berlinDate, berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { shortDateRange } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import type { Edited } from '../parts/record-form.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { CHALLENGE_WORDS } from './challenge-words.ts';

const USUAL_DAYS = 28;
const USUAL_GOAL = 10;

function newChallenge(now: Date): Edited<ChallengeFields> {
  const today = berlinDate(now);
  const start = addDays(today, 7);
  const fields = {
    title: '',
    description: null,
    start_date: start,
    end_date: addDays(start, USUAL_DAYS - 1),
    challenge_goal: USUAL_GOAL,
    visible: true,
    publish_day: addDays(today, 1),
    publish_time: '09:00',
    background_image: null,
    prize_image: null,
  };
  return { id: null, fields };
}

interface Open extends Edited<ChallengeFields> {
  readonly participants: number;
}

/** Challenges of the studio: what is planned, runs and is over. */
export function Challenges() {
  const words = useWords(CHALLENGE_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [open, setOpen] = useState<Open | null>(null);
  const challenges = useQuery({
    queryKey: ['desk', 'challenges'],
    queryFn: ({ signal }) => api.call<typeof listDeskChallenges>('GET', '/desk/challenges', { signal }),
  });
  return (
    <Card
      heading={words.challenges}
      busy={challenges.isPending}
      tool={
        <Button look="quiet" onClick={() => setOpen({ ...newChallenge(timeNow()), participants: 0 })}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={challenges}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Rows>
              {loaded.map((one) => (
                <Row
                  key={one.id}
                  name={one.fields.title}
                  about={aboutOf(one, words, language)}
                  aside={stateWords(one, words, language)}
                  action={words.change}
                  open={() => setOpen(one)}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {open !== null && (
        <ChallengeForm edited={open} participants={open.participants} close={() => setOpen(null)} />
      )}
    </Card>
  );
}

function aboutOf(
  { fields, participants }: DeskChallenge,
  words: (typeof CHALLENGE_WORDS)['en'],
  language: Language,
): (string | null)[] {
  return [
    shortDateRange(fields.start_date, fields.end_date, language),
    words.goal(fields.challenge_goal),
    participants > 0 ? words.participants(participants) : null,
  ];
}

/** Its state; of one nobody sees, why. */
function stateWords(
  { fields, status, is_published: isPublished }: DeskChallenge,
  words: (typeof CHALLENGE_WORDS)['en'],
  language: Language,
): string {
  if (isPublished) return words.statuses[status];
  if (!fields.visible) return words.hidden;
  return words.publishedOn(momentWords(berlinInstant(fields.publish_day, fields.publish_time), language));
}
