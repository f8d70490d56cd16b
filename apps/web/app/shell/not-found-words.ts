export const NOT_FOUND_WORDS = {
  en: {
    title: 'Page not found',
    description: 'This page does not exist.',
    heading: 'Page not found',
    lead: 'No weight on this bar: the page does not exist, or it has moved. These three do exist.',
    home: { text: 'Home', note: 'Who we are and where to find us' },
    timetable: { text: 'Timetable', note: 'Every class of the week' },
    workout: { text: 'Workout of the Day', note: 'What we train today' },
  },
  de: {
    title: 'Seite nicht gefunden',
    description: 'Diese Seite gibt es nicht.',
    heading: 'Seite nicht gefunden',
    lead: 'Leere Stange: Diese Seite gibt es nicht, oder sie ist umgezogen. Diese drei gibt es.',
    home: { text: 'Startseite', note: 'Wer wir sind und wo du uns findest' },
    timetable: { text: 'Kursplan', note: 'Jeder Kurs der Woche' },
    workout: { text: 'Workout des Tages', note: 'Was wir heute trainieren' },
  },
};
