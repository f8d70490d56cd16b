/** What somebody reads who opens a page that is not kept on their device, without a network. */
export const OFFLINE_WORDS = {
  en: {
    title: 'Offline',
    description: 'There is no connection right now, and this page is not kept on this device.',
    heading: 'You are offline',
    lead: 'This page is not kept on this device. It comes by itself as soon as you have a connection again.',
    again: 'Try again',
    ways: 'These open without a network too:',
    workout: { text: 'Workout of the Day', note: 'The days you looked at before' },
    timetable: { text: 'Timetable', note: 'As you last saw it' },
    dashboard: { text: 'Your Dashboard', note: 'As you last saw it' },
  },
  de: {
    title: 'Offline',
    description: 'Gerade gibt es keine Verbindung, und diese Seite liegt nicht auf diesem Gerät.',
    heading: 'Du bist offline',
    lead: 'Diese Seite liegt nicht auf diesem Gerät. Sie kommt von selbst, sobald du wieder Verbindung hast.',
    again: 'Noch einmal versuchen',
    ways: 'Das hier geht auch ohne Netz:',
    workout: { text: 'Workout des Tages', note: 'Die Tage, die du schon angesehen hast' },
    timetable: { text: 'Kursplan', note: 'Wie du ihn zuletzt gesehen hast' },
    dashboard: { text: 'Dein Dashboard', note: 'Wie du es zuletzt gesehen hast' },
  },
};
