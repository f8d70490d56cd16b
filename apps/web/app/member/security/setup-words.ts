import { studio } from '@lifted/profile/studio';
import type { InBothLanguages } from '../../language.ts';

interface SetupWords {
  readonly app: {
    readonly heading: string;
    readonly ready: string;
    readonly readyText: string;
    readonly add: string;
    readonly scan: string;
    readonly qrCode: string;
    readonly here: string;
    readonly open: string;
    readonly type: string;
    readonly copyKey: string;
    readonly enter: string;
    readonly code: string;
    readonly codeHint: string;
  };
  readonly number: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    readonly fault: string;
    readonly send: string;
  };
  readonly phone: {
    readonly heading: string;
    readonly code: string;
    readonly codeHint: (number: string) => string;
    readonly sendAnother: string;
  };
  readonly codes: {
    readonly heading: string;
    readonly first: string;
    readonly text: string;
    /** First line of what is copied and saved. */
    readonly sheet: string;
    readonly fileName: string;
    readonly copy: string;
    readonly download: string;
    readonly print: string;
    readonly saved: string;
  };
  readonly copied: string;
  readonly notCopied: string;
}

/** Of the steps that set something up. */
export const SETUP_WORDS: InBothLanguages<SetupWords> = {
  en: {
    app: {
      heading: 'Set up an authenticator app',
      ready: 'Have an app ready',
      readyText:
        'Your phone’s password app will do, and so will any authenticator app: Passwords on an iPhone, Google Authenticator, 1Password and others.',
      add: `Add ${studio.name} to it`,
      scan: 'Scan this QR code with the app.',
      qrCode: 'QR code for your authenticator app',
      here: 'Is the app on this device?',
      open: 'Open the app',
      type: 'Or enter this key in it:',
      copyKey: 'Copy key',
      enter: 'Enter the code it shows',
      code: 'Code',
      codeHint: '6\u00a0digits, a new code every 30\u00a0seconds.',
    },
    number: {
      heading: 'Set up text messages',
      label: 'Mobile number',
      hint: 'We’ll text a code to it now, and whenever you ask for one when signing in. Nothing else. An app is safer: numbers can be hijacked, and messages intercepted.',
      fault: 'Please enter a mobile number, such as +49\u00a0151\u00a023456789.',
      send: 'Send code',
    },
    phone: {
      heading: 'Enter the code we sent',
      code: 'Code',
      codeHint: (number) => `The 6\u00a0digits from the text message to ${number}.`,
      sendAnother: 'Send another code',
    },
    codes: {
      heading: 'Your backup codes',
      first: 'The second step is on, and all your other devices are signed out.',
      text: `Each code lets you in to ${studio.name} once if your phone is lost or out of battery. Keep them somewhere other than on your phone: on paper or in a password manager. You won’t see them again.`,
      sheet: 'backup codes, each good for one sign-in',
      fileName: 'backup-codes',
      copy: 'Copy',
      download: 'Download',
      print: 'Print',
      saved: 'I’ve saved them',
    },
    copied: 'Copied.',
    notCopied: 'Your browser won’t let us copy. Select the text instead.',
  },
  de: {
    app: {
      heading: 'Authenticator-App einrichten',
      ready: 'App bereithalten',
      readyText:
        'Die Passwort-App deines Handys genügt, ebenso jede Authenticator-App: Passwörter auf dem iPhone, Google Authenticator, 1Password und andere.',
      add: `${studio.name} hinzufügen`,
      scan: 'Scann diesen QR-Code mit der App.',
      qrCode: 'QR-Code für deine Authenticator-App',
      here: 'Ist die App auf diesem Gerät?',
      open: 'App öffnen',
      type: 'Oder gib diesen Schlüssel in der App ein:',
      copyKey: 'Schlüssel kopieren',
      enter: 'Code aus der App eingeben',
      code: 'Code',
      codeHint: '6\u00a0Ziffern, alle 30\u00a0Sekunden ein neuer Code.',
    },
    number: {
      heading: 'SMS einrichten',
      label: 'Handynummer',
      hint: 'Wir schicken jetzt einen Code dorthin, und später immer dann, wenn du beim Anmelden einen anforderst. Sonst nichts. Eine App ist sicherer: Nummern lassen sich kapern und SMS abfangen.',
      fault: 'Gib bitte eine Handynummer ein, zum Beispiel +49\u00a0151\u00a023456789.',
      send: 'Code senden',
    },
    phone: {
      heading: 'Code aus der SMS eingeben',
      code: 'Code',
      codeHint: (number) => `Die 6\u00a0Ziffern aus der SMS an ${number}.`,
      sendAnother: 'Neuen Code senden',
    },
    codes: {
      heading: 'Deine Ersatzcodes',
      first: 'Der zweite Schritt ist an, und alle deine anderen Geräte sind abgemeldet.',
      text: `Mit jedem Code kommst du einmal in dein ${studio.name}-Konto, falls dein Handy weg oder leer ist. Bewahr sie woanders auf als auf dem Handy: auf Papier oder in einem Passwort-Manager. Du siehst sie nur dieses eine Mal.`,
      sheet: 'Ersatzcodes, jeder gilt für eine Anmeldung',
      fileName: 'ersatzcodes',
      copy: 'Kopieren',
      download: 'Herunterladen',
      print: 'Drucken',
      saved: 'Ich habe sie gesichert',
    },
    copied: 'Kopiert.',
    notCopied: 'Dein Browser erlaubt das Kopieren nicht. Markier den Text bitte selbst.',
  },
};
