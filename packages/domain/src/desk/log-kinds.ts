/** What entries of the audit log are about, for looking through them; everything else is of the studio. */
export const LOG_KINDS = ['classes', 'people', 'money', 'studio'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** The first words of the subjects of each kind. */
export const SUBJECTS_OF_KIND: Readonly<Record<Exclude<LogKind, 'studio'>, readonly string[]>> = {
  classes: ['class', 'trial', 'week', 'week-template', 'closure', 'wod', 'cycle'],
  people: ['person', 'note', 'account', 'declaration', 'application', 'import'],
  money: ['entitlement', 'fee', 'product'],
};

/** Who is in the log: the team, with the command line, or the server by itself. */
export const LOG_ACTORS = ['people', 'server'] as const;
export type LogActor = (typeof LOG_ACTORS)[number];
