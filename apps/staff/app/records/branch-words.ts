import type { InBothLanguages } from '@lifted/domain/language/language';

interface BranchWords {
  readonly branches: string;
  readonly add: string;
  readonly change: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly ownersOnly: string;
  readonly branch: string;
  readonly branchHint: string;
  readonly validIn: string;
  readonly validInHint: string;
  readonly all: string;
  readonly ownAddress: string;
  readonly noBranch: string;
}

/** Words of the branches of a chain. */
export const BRANCH_WORDS: InBothLanguages<BranchWords> = {
  en: {
    branches: 'Branches',
    add: 'Add a branch',
    change: 'Edit',
    name: 'Name',
    street: 'Street and number',
    postcode: 'Postcode',
    city: 'Town',
    ownersOnly: 'Only the owner can change branches.',
    branch: 'Branch',
    branchHint: 'Empty if it is at the studio’s own address',
    validIn: 'Valid at',
    validInHint: 'With no tick it is valid everywhere. What was sold stays valid where it was.',
    all: 'All branches',
    ownAddress: 'Studio address',
    noBranch: 'No branch',
  },
  de: {
    branches: 'Standorte',
    add: 'Standort anlegen',
    change: 'Bearbeiten',
    name: 'Name',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    ownersOnly: 'Standorte kann nur die Leitung ändern.',
    branch: 'Standort',
    branchHint: 'Leer, wenn er an der Adresse des Studios liegt',
    validIn: 'Gilt am Standort',
    validInHint: 'Ohne Häkchen gilt es überall. Verkauftes gilt weiter, wo es galt.',
    all: 'Alle Standorte',
    ownAddress: 'Studioadresse',
    noBranch: 'Ohne Standort',
  },
};
