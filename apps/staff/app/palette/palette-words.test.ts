import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { describe, expect, it } from 'vitest';
import { actionsFor } from './palette-items.ts';
import { isCalled, PALETTE_WORDS } from './palette-words.ts';

/** The addresses an owner who types this is offered, on a page in this language. */
function addressesFor(typed: string, language: Language): string[] {
  return actionsFor(['owner'], null)
    .filter(({ name }) => isCalled(name, typed, PALETTE_WORDS[language]))
    .map((action) => (action.picks === 'nothing' ? action.address : action.name));
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
      .filter(({ name }) => isCalled(name, typed, PALETTE_WORDS.en))
      .map(({ name }) => name);
  expect(found('refund')).toEqual(['waive_fee']);
  expect(found('holiday')).toEqual(['add_closure']);
  expect(found('VAT')).toEqual([]);
});
