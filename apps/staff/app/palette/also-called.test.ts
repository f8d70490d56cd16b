import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { describe, expect, it } from 'vitest';
import { matches } from '../parts/matches.ts';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { FRAME_WORDS } from '../frame/frame-words.ts';
import { openSections } from '../frame/sections.ts';
import { isCalled } from './also-called.ts';
import { actionsFor, innerPagesFor } from './palette-items.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** The addresses an owner who types this is offered, on a page in this language. */
function addressesFor(typed: string, language: Language): string[] {
  return actionsFor(['owner'], null)
    .filter(({ name }) => isCalled(name, PALETTE_WORDS[language].actions[name], typed))
    .map((action) => (action.picks === 'nothing' ? action.address : action.name));
}

/** The names of actions and pages somebody of these roles who types this is offered. */
function entriesFor(typed: string, language: Language, role: StudioRole = 'owner'): string[] {
  const { actions, innerPages } = PALETTE_WORDS[language];
  const { sections } = FRAME_WORDS[language];
  return [
    ...actionsFor([role], null).filter(({ name }) => isCalled(name, actions[name], typed)),
    ...openSections({ roles: [role], branches: null }).filter(({ name }) =>
      isCalled(name, sections[name], typed),
    ),
    ...innerPagesFor([role], null).filter(({ name }) => isCalled(name, innerPages[name], typed)),
  ].map(({ name }) => name);
}

describe.each(LANGUAGES)('on a page in %s, the palette', (language) => {
  it.each([
    ['Feiertag', 'the form of closed days', '/desk/timetable/repeating?do=closure'],
    ['Betriebsferien', 'the form of closed days', '/desk/timetable/repeating?do=closure'],
    ['holidays', 'the form of closed days', '/desk/timetable/repeating?do=closure'],
    ['vacation', 'the form of closed days', '/desk/timetable/repeating?do=closure'],
    ['raise prices', 'the price list', '/desk/records'],
    ['Preiserhöhung', 'the price list', '/desk/records'],
    ['preiserhohung', 'the price list', '/desk/records'],
    ['refund', 'the fees', '/desk/fees'],
    ['forgive', 'the fees', '/desk/fees'],
    ['Erstattung', 'the fees', '/desk/fees'],
    ['Kulanz', 'the fees', '/desk/fees'],
    ['VAT', 'the sales', '/desk/numbers/granted'],
    ['accountant', 'the sales', '/desk/numbers/granted'],
    ['MwSt', 'the sales', '/desk/numbers/granted'],
    ['Umsatzsteuer', 'the sales', '/desk/numbers/granted'],
  ])('finds for ‘%s’ %s, and nothing else', (typed, _, address) => {
    expect(addressesFor(typed, language)).toEqual([address]);
  });

  it.each([
    ['krank', ['coach_away', 'substitutes']],
    ['sick', ['coach_away', 'substitutes']],
    ['Vertretung', ['coach_away', 'substitutes']],
    ['substitute', ['coach_away', 'substitutes']],
    ['Storno', ['cancel_class', 'waive_fee', 'fees']],
    ['Rückerstattung', ['waive_fee', 'fees']],
    ['refund', ['waive_fee', 'fees']],
    ['Gutschein', ['grant', 'records']],
    ['voucher', ['grant', 'records']],
    ['reschedule', ['move_class']],
    ['Dublette', ['merge']],
    ['Passwort', ['invite']],
    ['Kündigung', ['inbox']],
    ['rückgängig', ['log']],
    ['Öffnungszeiten', ['studio']],
  ])('finds for ‘%s’ what is meant', (typed, names) => {
    expect(entriesFor(typed, language)).toEqual(names);
    expect(entriesFor(typed.slice(0, -1), language)).toEqual(expect.arrayContaining(names));
  });

  it('puts no action before a page that is typed as it is called', () => {
    const called = Object.entries({
      ...FRAME_WORDS[language].sections,
      ...PALETTE_WORDS[language].innerPages,
    });
    for (const [name, label] of called) {
      const actions = new Set(addressesFor(label, language));
      const byLabel = actionsFor(['owner'], null).filter((action) =>
        matches(PALETTE_WORDS[language].actions[action.name], label),
      );
      expect([name, actions.size]).toEqual([name, byLabel.length]);
    }
  });

  it('offers a coach who types it only what a coach may open', () => {
    expect(entriesFor('krank', language, 'coach')).toEqual(['substitutes']);
    expect(entriesFor('Gutschein', language, 'coach')).toEqual([]);
  });

  it('asks for the beginning of another word, and for three letters of it', () => {
    expect(entriesFor('ran', language)).not.toContain('coach_away');
    expect(entriesFor('kr', language)).not.toContain('coach_away');
    expect(entriesFor('kra', language)).toContain('coach_away');
  });

  it('finds nothing by a word no action is called by', () => {
    expect(addressesFor('Kaffeemaschine', language)).toEqual([]);
  });
});

it('finds an action by its own name in the language of the page alone', () => {
  expect(addressesFor('tax adviser', 'en')).toEqual(['/desk/numbers/granted']);
  expect(addressesFor('Steuerberatung', 'de')).toEqual(['/desk/numbers/granted']);
  expect(addressesFor('Steuerberatung', 'en')).toEqual([]);
  expect(addressesFor('Change a price', 'de')).toEqual([]);
});

it('finds what anybody at the desk does by the same words, and the sales for the owner alone', () => {
  const found = (typed: string) =>
    actionsFor(['desk'], null)
      .filter(({ name }) => isCalled(name, PALETTE_WORDS.en.actions[name], typed))
      .map(({ name }) => name);
  expect(found('refund')).toEqual(['waive_fee']);
  expect(found('holiday')).toEqual(['add_closure']);
  expect(found('VAT')).toEqual([]);
});
