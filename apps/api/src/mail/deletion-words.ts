import { DELETION_WAIT_DAYS } from '@lifted/domain/account-deletion';

export interface NewsWords {
  readonly subject: string;
  readonly english: readonly string[];
  readonly german: readonly string[];
}

/** When a deletion is carried out at the earliest, as each language writes it. */
export interface DueWords {
  readonly english: string;
  readonly german: string;
}

/** What the mail says when somebody has asked for their account to be deleted. */
export function askedWords(due: DueWords, address: string): NewsWords {
  return {
    subject: 'your account will be deleted',
    english: [
      `you asked us to delete your account. We wait ${DELETION_WAIT_DAYS} days: until ${due.english} everything works as before, and you can take it back at ${address} with one button.`,
      'After that your account, your training and what else we hold about you are gone for good. A contract or membership you have is not ended by it.',
      'It was not you? Sign in, take it back, and set a new password.',
    ],
    german: [
      `du hast uns gebeten, dein Konto zu löschen. Wir warten ${DELETION_WAIT_DAYS} Tage: Bis ${due.german} geht alles wie bisher, und auf ${address} nimmst du es mit einem Knopfdruck zurück.`,
      'Danach sind dein Konto, dein Training und was wir sonst über dich haben, endgültig weg. Ein Vertrag oder eine Mitgliedschaft endet dadurch nicht.',
      'Das warst du nicht? Melde dich an, nimm es zurück und leg ein neues Passwort fest.',
    ],
  };
}

export const TAKEN_BACK_WORDS: NewsWords = {
  subject: 'your account stays',
  english: ['you keep your account: the deletion you had asked for is off. Nothing was deleted.'],
  german: [
    'du behältst dein Konto: Die Löschung, um die du gebeten hattest, ist vom Tisch. Gelöscht wurde nichts.',
  ],
};

export const CARRIED_OUT_WORDS: NewsWords = {
  subject: 'your account is deleted',
  english: [
    'your account is deleted, with your training and what else we held about you.',
    'What the law tells us to keep stays until its time is over: a declaration that ended a contract, for example. Contracts, payments and invoices are with our booking service; ask us if you want to know more.',
    'This is the last mail about it. Thank you for training with us.',
  ],
  german: [
    'dein Konto ist gelöscht, mit deinem Training und allem, was wir sonst über dich hatten.',
    'Was wir von Gesetzes wegen aufheben müssen, bleibt bis zum Ende seiner Frist, zum Beispiel eine Kündigung. Verträge, Zahlungen und Rechnungen liegen bei unserem Buchungsdienst; frag uns, wenn du mehr wissen möchtest.',
    'Das ist die letzte Mail dazu. Danke, dass du bei uns trainiert hast.',
  ],
};
