import type { InBothLanguages } from '@lifted/domain/language/language';

interface TeamWords {
  readonly team: string;
  readonly lead: string;
  readonly add: string;
  readonly edit: (name: string) => string;
  readonly change: string;
  readonly email: string;
  readonly emailHint: string;
  readonly secondFactor: string;
  readonly noSecondFactor: string;
  readonly disabled: string;
  readonly lastUsed: (moment: string) => string;
  readonly added: string;
  readonly saved: string;
  readonly noRoleLeft: string;
  readonly deskAt: string;
  readonly deskAtHint: string;
}

/** Words of who works here. */
export const TEAM_WORDS: InBothLanguages<TeamWords> = {
  en: {
    team: 'Team',
    lead: 'Who can open the desk, whether they are members or not.',
    add: 'Add somebody',
    edit: (name) => `Roles of ${name}`,
    change: 'Change the roles',
    email: 'Email',
    emailHint: 'A link that signs in is sent there. A coach needs the same address among the coaches.',
    secondFactor: 'second step set up',
    noSecondFactor: 'no second step',
    disabled: 'disabled',
    lastUsed: (moment) => `last here ${moment}`,
    added: 'Added, and the link is on its way.',
    saved: 'The roles are changed.',
    noRoleLeft: 'Without a role somebody can no longer open the desk.',
    deskAt: 'Front desk at',
    deskAtHint:
      'No tick means all of them. Otherwise they cannot change classes of other branches or anything of the whole studio.',
  },
  de: {
    team: 'Team',
    lead: 'Wer sich hier anmelden darf, mit und ohne Mitgliedschaft.',
    add: 'Jemanden hinzufügen',
    edit: (name) => `Rollen von ${name}`,
    change: 'Rollen ändern',
    email: 'E-Mail',
    emailHint:
      'Dorthin geht ein Link zum Anmelden. Bei einem Coach muss dieselbe Adresse unter „Coaches“ stehen.',
    secondFactor: 'zweiter Schritt eingerichtet',
    noSecondFactor: 'ohne zweiten Schritt',
    disabled: 'gesperrt',
    lastUsed: (moment) => `zuletzt hier ${moment}`,
    added: 'Hinzugefügt, der Link ist unterwegs.',
    saved: 'Die Rollen sind geändert.',
    noRoleLeft: 'Ohne Rolle lässt sich der Empfang nicht mehr öffnen.',
    deskAt: 'Empfang am Standort',
    deskAtHint:
      'Ohne Häkchen an allen. Mit Häkchen lassen sich Kurse anderer Standorte und alles, was fürs ganze Studio gilt, nicht ändern.',
  },
};
