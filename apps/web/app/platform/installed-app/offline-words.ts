/** Shown offline for a page that is not cached on the device. */
export const OFFLINE_WORDS = {
  en: {
    title: 'Offline',
    description: 'You’re offline, and this page isn’t saved on this device.',
    heading: 'You are offline',
    lead: 'This page isn’t saved on this device. It will load by itself as soon as you’re back online.',
    again: 'Try again',
    ways: 'These work offline, too:',
    workout: { text: 'Workout of the Day', note: 'The days you’ve already looked at' },
    timetable: { text: 'Timetable', note: 'As you last saw it' },
    dashboard: { text: 'Your Dashboard', note: 'As you last saw it' },
  },
  de: {
    title: 'Offline',
    description: 'Gerade gibt es keine Verbindung, und diese Seite ist auf diesem Gerät nicht gespeichert.',
    heading: 'Du bist offline',
    lead: 'Diese Seite ist auf diesem Gerät nicht gespeichert. Sie lädt von selbst, sobald du wieder online bist.',
    again: 'Noch einmal versuchen',
    ways: 'Das hier geht auch ohne Netz:',
    workout: { text: 'Workout des Tages', note: 'Die Tage, die du schon angesehen hast' },
    timetable: { text: 'Kursplan', note: 'Wie du ihn zuletzt gesehen hast' },
    dashboard: { text: 'Dein Dashboard', note: 'Wie du es zuletzt gesehen hast' },
  },
};
