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
      'It won’t make you fly. But the suitcase goes into the overhead locker, the jar opens, and your back gives you no trouble on long drives. And then there’s the look on people’s faces when they lift something they couldn’t lift in spring. We see it every week.',
    facts: [
      {
        figure: '2 ×',
        text: 'a week is what the World Health Organization asks every adult to train their muscles.',
      },
      {
        figure: '3–8%',
        text: 'of your muscle is lost every decade from the age of thirty, if you do nothing about it. Lifting helps.',
      },
      { figure: '24–48 h', text: 'of rest between two classes. That’s when you get stronger.' },
    ],
    sources:
      'WHO guidelines on physical activity, 2020; Volpi et al., Muscle tissue changes with aging, 2004.',
  },
  de: {
    heading: 'Kraft: deine Superkraft',
    statement:
      'Fliegen wirst du nicht. Aber du hebst den Koffer allein in die Ablage, das Gurkenglas geht auf und der Rücken gibt auf langen Fahrten Ruhe. Und dann ist da dieser Blick, wenn jemand etwas hebt, das im Frühling noch unmöglich war. Wir sehen ihn jede Woche.',
    facts: [
      {
        figure: '2 ×',
        text: 'pro Woche sollen alle Erwachsenen ihre Muskeln trainieren, sagt die Weltgesundheitsorganisation.',
      },
      {
        figure: '3–8 %',
        text: 'der Muskelmasse gehen ab dreißig pro Jahrzehnt verloren, wenn du nichts dagegen tust. Heben hilft.',
      },
      { figure: '24–48 h', text: 'Pause zwischen zwei Kursen. In dieser Zeit wirst du stärker.' },
    ],
    sources:
      'WHO-Leitlinien zu körperlicher Aktivität, 2020; Volpi u. a., Muscle tissue changes with aging, 2004.',
  },
};
