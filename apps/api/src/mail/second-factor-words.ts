interface DeedWords {
  readonly subject: string;
  readonly english: string;
  readonly german: string;
}

/** What mails about second factors say, by what happened. */
export const SECOND_FACTOR_DEEDS = {
  totp_added: {
    subject: 'an authenticator app was added',
    english:
      'an authenticator app was added to your account. From now on signing in also asks for a code of it.',
    german:
      'deinem Konto wurde eine Authenticator-App hinzugefügt. Ab jetzt brauchst du zum Anmelden auch einen Code aus der App.',
  },
  phone_added: {
    subject: 'a phone was added',
    english: 'a phone was added to your account. From now on signing in also asks for a code we send to it.',
    german:
      'deinem Konto wurde ein Telefon hinzugefügt. Ab jetzt brauchst du zum Anmelden auch einen Code, den wir dorthin schicken.',
  },
  totp_removed: {
    subject: 'an authenticator app was removed',
    english: 'an authenticator app was removed from your account. Its codes no longer work.',
    german: 'von deinem Konto wurde eine Authenticator-App entfernt. Ihre Codes gelten nicht mehr.',
  },
  phone_removed: {
    subject: 'a phone was removed',
    english: 'a phone was removed from your account. We send no more codes to it.',
    german: 'von deinem Konto wurde ein Telefon entfernt. Wir schicken keine Codes mehr dorthin.',
  },
  backup_codes_renewed: {
    subject: 'new backup codes',
    english: 'new backup codes were made for your account. The ones from before no longer work.',
    german: 'für dein Konto wurden neue Ersatzcodes erstellt. Die alten gelten nicht mehr.',
  },
  backup_code_used: {
    subject: 'a backup code was used',
    english: 'somebody signed in to your account with a backup code. That code no longer works.',
    german:
      'jemand hat sich mit einem Ersatzcode in deinem Konto angemeldet. Dieser Code gilt jetzt nicht mehr.',
  },
  codes_locked: {
    subject: 'ten wrong codes',
    english:
      'somebody signed in to your account with the right password, Google or a link, and then typed ten wrong codes. They are not in. For 15 minutes no code of an app or a text message is accepted; a backup code is, and a new password ends the wait at once.',
    german:
      'jemand hat sich in deinem Konto mit dem richtigen Passwort, Google oder einem Link angemeldet und dann zehn falsche Codes eingegeben. Hineingekommen ist niemand. 15 Minuten lang gilt kein Code aus App oder SMS; ein Ersatzcode schon, und mit einem neuen Passwort geht es sofort weiter.',
  },
  reset_by_studio: {
    subject: 'second factors were removed',
    english:
      'we removed all second factors and backup codes from your account, as somebody asked us at the studio, and signed it out everywhere. To sign in, your password, Google or a sign-in link is enough again.',
    german:
      'wir haben alle zweiten Faktoren und Ersatzcodes von deinem Konto entfernt, weil jemand im Studio darum gebeten hat, und es überall abgemeldet. Zum Anmelden reicht wieder dein Passwort, Google oder ein Anmeldelink.',
  },
} as const satisfies Record<string, DeedWords>;

export type SecondFactorDeed = keyof typeof SECOND_FACTOR_DEEDS;
