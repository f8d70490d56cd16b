import type { InBothLanguages } from '../../language.ts';

interface SuperpowerWords {
  readonly heading: string;
  readonly statement: string;
  readonly facts: readonly { readonly figure: string; readonly text: string }[];
  readonly sources: string;
}

export const SUPERPOWER_WORDS: InBothLanguages<SuperpowerWords> = {
  en: {
    heading: 'Strength: Your Superpower',
    statement:
      'You will not fly. But the suitcase goes up into the rack, the jar opens, the back keeps quiet on the long drive. And there is a look people have when they lift something they could not lift in spring. We see it every week.',
    facts: [
      {
        figure: '2 ×',
        text: 'a week is what the World Health Organization asks every adult to train their muscles.',
      },
      {
        figure: '3–8%',
        text: 'of muscle is lost per decade from thirty on, if nobody does anything. Lifting is doing something.',
      },
      { figure: '24–48 h', text: 'of rest between two classes. That is when you get stronger.' },
    ],
    sources:
      'WHO guidelines on physical activity, 2020; Volpi and others, Muscle tissue changes with aging, 2004.',
  },
  de: {
    heading: 'Kraft: deine Superkraft',
    statement:
      'Fliegen wirst du nicht. Aber der Koffer kommt in die Ablage, das Glas geht auf, der Rücken hält auf langer Fahrt den Mund. Und es gibt diesen Blick, wenn jemand hebt, was im Frühling noch unmöglich war. Wir sehen ihn jede Woche.',
    facts: [
      {
        figure: '2 ×',
        text: 'pro Woche sollen alle Erwachsenen ihre Muskeln trainieren, sagt die Weltgesundheitsorganisation.',
      },
      {
        figure: '3–8 %',
        text: 'der Muskeln gehen ab dreißig pro Jahrzehnt verloren, wenn niemand etwas tut. Heben hilft.',
      },
      { figure: '24–48 h', text: 'Pause zwischen zwei Kursen. In dieser Zeit wirst du stärker.' },
    ],
    sources:
      'WHO-Leitlinien zu körperlicher Aktivität, 2020; Volpi u. a., Muscle tissue changes with aging, 2004.',
  },
};
