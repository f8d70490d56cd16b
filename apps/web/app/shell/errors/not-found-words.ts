export const NOT_FOUND_WORDS = {
  en: {
    title: 'Page not found',
    description: 'This page does not exist.',
    heading: 'Page not found',
    lead: 'No weight on this bar: this page doesn’t exist or has moved. Try one of these instead.',
    home: { text: 'Home', note: 'Who we are and where to find us' },
    timetable: { text: 'Timetable', note: 'Every class of the week' },
    workout: { text: 'Workout of the Day', note: 'What we train today' },
  },
  de: {
    title: 'Seite nicht gefunden',
    description: 'Diese Seite gibt es nicht.',
    heading: 'Seite nicht gefunden',
    lead: 'Leere Stange: Diese Seite gibt es nicht oder nicht mehr. Versuch es mit einer von diesen.',
    home: { text: 'Startseite', note: 'Wer wir sind und wo du uns findest' },
    timetable: { text: 'Kursplan', note: 'Jeder Kurs der Woche' },
    workout: { text: 'Workout des Tages', note: 'Was wir heute trainieren' },
  },
};
