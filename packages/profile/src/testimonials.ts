import { adopted } from './adopted-profile.ts';
import type { Testimonial } from './studio-profile.ts';

export const testimonials: readonly Testimonial[] = adopted('testimonials', [
  {
    firstName: 'Katrin',
    memberSince: '2023-01',
    saidIn: 'de',
    text: {
      en: 'I am 54 and had never touched a barbell. In the first class I lifted 20 kilos and was sure that was it. Last week it was 75. I now carry my own water crates up to the fourth floor.',
      de: 'Ich bin 54 und hatte nie eine Langhantel in der Hand. Im ersten Kurs waren es 20 Kilo, und ich dachte: Mehr wird das nicht. Letzte Woche waren es 75. Die Wasserkästen trage ich jetzt selbst in den vierten Stock.',
    },
  },
  {
    firstName: 'Deniz',
    memberSince: '2024-03',
    saidIn: 'de',
    text: {
      en: 'I used to pay for a gym and went twice. Here someone asks where I’ve been. That’s why I come. That, and last week’s number on the tablet.',
      de: 'Früher habe ich fürs Fitnessstudio gezahlt und war zweimal da. Hier fragt jemand, wo ich war. Deshalb komme ich. Und wegen der Zahl von letzter Woche auf dem Tablet.',
    },
  },
  {
    firstName: 'Aoife',
    memberSince: '2024-09',
    saidIn: 'en',
    text: {
      en: 'I moved to Berlin without a word of German. The classes run in both languages and nobody makes a big deal of it. By November I knew everyone who comes on Tuesdays at half past seven.',
      de: 'Als ich nach Berlin kam, konnte ich kein Wort Deutsch. Die Kurse laufen in beiden Sprachen, und niemand macht eine große Sache daraus. Im November kannte ich alle, die dienstags um halb acht kommen.',
    },
  },
  {
    firstName: 'Jonas',
    memberSince: '2022-05',
    saidIn: 'de',
    text: {
      en: 'Ten years at a desk, and a back to match. For the first six weeks, Jana only let me lift a kettlebell and a broomstick. I was annoyed. Now I deadlift my own body weight and know what it was for.',
      de: 'Zehn Jahre Schreibtisch, und der Rücken dazu. In den ersten sechs Wochen durfte ich bei Jana nur eine Kettlebell und einen Besenstiel heben. Ich war genervt. Heute hebe ich mein eigenes Körpergewicht und weiß, wozu das gut war.',
    },
  },
  {
    firstName: 'Priya',
    memberSince: '2025-02',
    saidIn: 'en',
    text: {
      en: 'I have two kids and exactly 45 minutes. The class starts on time, ends on time, and I have never once had to think about what to do next.',
      de: 'Ich habe zwei Kinder und genau 45 Minuten. Der Kurs fängt pünktlich an, hört pünktlich auf, und ich musste noch nie überlegen, was als Nächstes kommt.',
    },
  },
  {
    firstName: 'Henning',
    memberSince: '2023-10',
    saidIn: 'de',
    text: {
      en: 'I run marathons and thought weights would make me slow. Two classes a week for a year, and my best time is six minutes better. My hip has been quiet since, too.',
      de: 'Ich laufe Marathon und dachte, Gewichte machen langsam. Ein Jahr lang zweimal die Woche, und meine Bestzeit ist sechs Minuten besser. Seitdem gibt auch die Hüfte Ruhe.',
    },
  },
]);
