import type { InBothLanguages } from '../../language.ts';

/** What a class is made of, in order. */
export const CLASS_PARTS = [
  'arrive',
  'warm-up',
  'first-block',
  'second-block',
  'finish',
  'write-down',
] as const;
export type ClassPart = (typeof CLASS_PARTS)[number];

/** How long each part lasts, in minutes; together a class. */
export const PART_MINUTES = {
  arrive: 2,
  'warm-up': 7,
  'first-block': 14,
  'second-block': 13,
  finish: 5,
  'write-down': 4,
} as const satisfies Record<ClassPart, number>;

/** The parts with the heavy lifts. */
export const HEAVY_PARTS: readonly ClassPart[] = ['first-block', 'second-block'];

/** The parts with the minutes they run from and to, counted from the start of the class. */
export function classCourse(): readonly {
  readonly part: ClassPart;
  readonly from: number;
  readonly to: number;
}[] {
  let from = 0;
  return CLASS_PARTS.map((part) => {
    const to = from + PART_MINUTES[part];
    const timed = { part, from, to };
    from = to;
    return timed;
  });
}

interface CourseWords {
  readonly heading: string;
  readonly lead: string;
  readonly minute: string;
  readonly parts: Readonly<Record<ClassPart, { readonly title: string; readonly text: string }>>;
}

export const COURSE_WORDS: InBothLanguages<CourseWords> = {
  en: {
    heading: '45 minutes, minute by minute',
    lead: 'Everyone trains to the clock on the wall, so be there when it starts. First time? Come ten minutes early.',
    minute: 'Minute',
    parts: {
      arrive: {
        title: 'Hello',
        text: 'Check in on the tablet. The coach shows you today’s lifts and asks if anything hurts.',
      },
      'warm-up': {
        title: 'Warm-up',
        text: 'Hips, shoulders, ankles, then the first sets with an empty bar.',
      },
      'first-block': {
        title: 'First big lift',
        text: 'Four heavy sets in pairs. One lifts, the other rests and counts.',
      },
      'second-block': {
        title: 'Second and third',
        text: 'Two lifts, taking turns: your legs rest while your back works.',
      },
      finish: {
        title: 'Core, or the challenge',
        text: 'Carries, planks, hanging. Or the month’s challenge, if you are up for it.',
      },
      'write-down': {
        title: 'Write it down',
        text: 'Your coach enters your weights on the tablet. Two stretches, plates back on the rack. Done.',
      },
    },
  },
  de: {
    heading: '45 Minuten, Minute für Minute',
    lead: 'Die Uhr an der Wand läuft für alle, also sei da, wenn sie losgeht. Beim ersten Mal komm zehn Minuten früher.',
    minute: 'Minute',
    parts: {
      arrive: {
        title: 'Hallo',
        text: 'Am Tablet einchecken. Der Coach zeigt, was heute dran ist, und fragt, wo es zwickt.',
      },
      'warm-up': {
        title: 'Aufwärmen',
        text: 'Hüfte, Schultern, Sprunggelenke, dann die ersten Sätze mit leerer Stange.',
      },
      'first-block': {
        title: 'Die erste große Übung',
        text: 'Vier schwere Sätze, immer zu zweit. Eine Person hebt, die andere macht Pause und zählt.',
      },
      'second-block': {
        title: 'Die zweite und dritte',
        text: 'Zwei Übungen im Wechsel: Die Beine haben Pause, während der Rücken arbeitet.',
      },
      finish: {
        title: 'Rumpf oder Challenge',
        text: 'Tragen, stützen, hängen. Oder die Challenge des Monats, wenn du Lust hast.',
      },
      'write-down': {
        title: 'Aufschreiben',
        text: 'Dein Coach trägt deine Gewichte ins Tablet ein. Noch zweimal dehnen, Scheiben zurück ins Rack, fertig.',
      },
    },
  },
};
