import type { InBothLanguages } from '@lifted/domain/language/language';

interface RowWords {
  readonly lead: string;
  readonly leadNoSignIn: string;
  readonly label: (lines: string) => string;
  readonly correct: string;
  readonly leaveOut: (count: number) => string;
  readonly withoutSignIn: string;
  readonly checkAgain: string;
  readonly chosen: (count: number) => string;
  readonly takeBack: string;
  readonly takenOut: (file: string, named: number, following: number) => string;
  readonly cameWithout: (count: number) => string;
  readonly noAddress: string;
}

export const ROW_WORDS: InBothLanguages<RowWords> = {
  en: {
    lead: 'You can leave faulty rows out and import the rest. Rows of other files that refer to one of them are left out, too.',
    leadNoSignIn:
      'An address belongs to one person, who signs in with it. If two share one, the second can come in without a sign-in of their own: the team finds them and books for them, but they get no emails and cannot sign in until they have an address of their own.',
    label: (lines) => `What happens to line ${lines}`,
    correct: '– correct it in the file –',
    leaveOut: (count) => (count === 1 ? 'leave the row out' : `leave the ${count} rows out`),
    withoutSignIn: 'take in without a sign-in of their own',
    checkAgain: 'Check again with these choices',
    chosen: (count) => (count === 1 ? 'You have chosen for 1 row.' : `You have chosen for ${count} rows.`),
    takeBack: 'Take all choices back',
    takenOut: (file, named, following) =>
      [
        named > 0 ? `${file}: ${named} ${named === 1 ? 'row' : 'rows'} left out, as you chose.` : '',
        following > 0
          ? `${file}: ${following === 1 ? '1 row refers' : `${following} rows refer`} to a row that is left out, and ${following === 1 ? 'is' : 'are'} left out, too.`
          : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    cameWithout: (count) =>
      count === 1
        ? '1 person without a sign-in of their own.'
        : `${count} people without a sign-in of their own.`,
    noAddress: 'no address of their own',
  },
  de: {
    lead: 'Du kannst fehlerhafte Zeilen weglassen und den Rest importieren. Zeilen anderer Dateien, die auf sie verweisen, bleiben dann auch weg.',
    leadNoSignIn:
      'Eine Adresse gehört einer Person, die sich damit anmeldet. Teilen sich zwei eine, kann die zweite ohne eigenen Zugang hereinkommen: Das Team findet sie und bucht für sie, aber sie bekommt keine Mails und kann sich erst anmelden, wenn sie eine eigene Adresse hat.',
    label: (lines) => `Was mit Zeile ${lines} geschieht`,
    correct: '– in der Datei korrigieren –',
    leaveOut: (count) => (count === 1 ? 'Zeile weglassen' : `${count} Zeilen weglassen`),
    withoutSignIn: 'ohne eigenen Zugang aufnehmen',
    checkAgain: 'Mit dieser Auswahl noch einmal prüfen',
    chosen: (count) =>
      count === 1 ? 'Für 1 Zeile hast du gewählt.' : `Für ${count} Zeilen hast du gewählt.`,
    takeBack: 'Auswahl zurücknehmen',
    takenOut: (file, named, following) =>
      [
        named > 0
          ? `${file}: ${named === 1 ? '1 Zeile bleibt' : `${named} Zeilen bleiben`} weg, wie du gewählt hast.`
          : '',
        following > 0
          ? `${file}: ${following === 1 ? '1 Zeile verweist' : `${following} Zeilen verweisen`} auf eine, die wegbleibt, und ${following === 1 ? 'bleibt' : 'bleiben'} auch weg.`
          : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    cameWithout: (count) =>
      count === 1 ? '1 Person ohne eigenen Zugang.' : `${count} Personen ohne eigenen Zugang.`,
    noAddress: 'keine eigene Adresse',
  },
};
