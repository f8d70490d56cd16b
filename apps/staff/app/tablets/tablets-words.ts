import type { DeskFloorDevice } from '@lifted/contract/desk/desk-floor';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface TabletsWords {
  readonly heading: string;
  readonly lead: string;
  readonly tablets: string;
  readonly none: string;
  readonly states: Readonly<Record<DeskFloorDevice['state'], string>>;
  readonly lastSeen: (moment: string) => string;
  readonly add: string;
  readonly name: string;
  readonly nameHint: string;
  readonly room: string;
  readonly getCode: string;
  readonly codeHeading: (name: string) => string;
  readonly codeLead: (time: string) => string;
  readonly closeCode: string;
  readonly revoke: string;
  readonly revokeHeading: (name: string) => string;
  readonly revokeLead: string;
  readonly revoked: (name: string) => string;
  readonly pins: string;
  readonly pinsLead: string;
  readonly setPin: string;
  readonly pinOf: (name: string) => string;
  readonly pin: string;
  readonly pinHint: string;
  readonly pinWrong: string;
  readonly removePin: string;
  readonly pinSet: string;
  readonly pinRemoved: string;
  readonly hasPin: string;
  readonly hasNoPin: string;
  readonly ownPin: string;
  readonly ownPinLead: string;
}

export const TABLETS_WORDS: InBothLanguages<TabletsWords> = {
  en: {
    heading: 'Tablets and PINs',
    lead: 'The tablets in the rooms, and the PINs coaches unlock them with.',
    tablets: 'Tablets',
    none: 'No tablet yet. Add one, then enter its code on the tablet.',
    states: { waiting: 'waits for its code', enrolled: 'in use', revoked: 'revoked' },
    lastSeen: (moment) => `last seen ${moment}`,
    add: 'Add a tablet',
    name: 'Name',
    nameHint: 'So that you know which one it is, such as “Wall, left”.',
    room: 'Room',
    getCode: 'Get the code',
    codeHeading: (name) => `The code of ${name}`,
    codeLead: (time) =>
      `Open /floor on the tablet and enter this code by ${time}. It is shown this once; a new tablet gets a new one.`,
    closeCode: 'Done',
    revoke: 'Revoke',
    revokeHeading: (name) => `Revoke ${name}?`,
    revokeLead:
      'From now on it sees and enters nothing, and forgets the day as soon as it is online. Anything not sent yet stays on it.',
    revoked: (name) => `${name} is revoked.`,
    pins: 'PINs',
    pinsLead: 'Four digits for each coach. Nobody can look one up, but you can set a new one.',
    setPin: 'Set a PIN',
    pinOf: (name) => `New PIN for ${name}`,
    pin: 'New PIN',
    pinHint: 'Four digits.',
    pinWrong: 'A PIN has four digits.',
    removePin: 'Remove the PIN',
    pinSet: 'The new PIN is saved.',
    pinRemoved: 'The PIN is removed.',
    hasPin: 'has a PIN',
    hasNoPin: 'no PIN yet',
    ownPin: 'My PIN for the floor',
    ownPinLead: 'With it you unlock the tablets in the rooms.',
  },
  de: {
    heading: 'Tablets und PINs',
    lead: 'Die Tablets in den Räumen und die PINs, mit denen Coaches sie entsperren.',
    tablets: 'Tablets',
    none: 'Noch kein Tablet. Füg eins hinzu und gib seinen Code auf dem Tablet ein.',
    states: { waiting: 'wartet auf seinen Code', enrolled: 'in Gebrauch', revoked: 'gesperrt' },
    lastSeen: (moment) => `zuletzt gesehen ${moment}`,
    add: 'Tablet hinzufügen',
    name: 'Name',
    nameHint: 'Damit du weißt, welches es ist, etwa „Wand links“.',
    room: 'Raum',
    getCode: 'Code holen',
    codeHeading: (name) => `Der Code von ${name}`,
    codeLead: (time) =>
      `Öffne /floor auf dem Tablet und gib diesen Code bis ${time}\u00a0Uhr ein. Er wird nur dieses eine Mal gezeigt; ein neues Tablet bekommt einen neuen.`,
    closeCode: 'Fertig',
    revoke: 'Sperren',
    revokeHeading: (name) => `${name} sperren?`,
    revokeLead:
      'Ab jetzt sieht es nichts mehr und trägt nichts mehr ein, und es vergisst den Tag, sobald es Netz hat. Was noch nicht gesendet ist, bleibt auf dem Tablet.',
    revoked: (name) => `${name} ist gesperrt.`,
    pins: 'PINs',
    pinsLead: 'Vier Ziffern für jeden Coach. Nachsehen kann sie niemand, aber du kannst eine neue setzen.',
    setPin: 'PIN setzen',
    pinOf: (name) => `Neue PIN für ${name}`,
    pin: 'Neue PIN',
    pinHint: 'Vier Ziffern.',
    pinWrong: 'Eine PIN hat vier Ziffern.',
    removePin: 'PIN entfernen',
    pinSet: 'Die neue PIN ist gespeichert.',
    pinRemoved: 'Die PIN ist entfernt.',
    hasPin: 'hat eine PIN',
    hasNoPin: 'noch keine PIN',
    ownPin: 'Meine PIN für die Fläche',
    ownPinLead: 'Mit ihr entsperrst du die Tablets in den Räumen.',
  },
};
