import type { LeftOut } from '@lifted/domain/contracts/public-price-list';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface ProductWords {
  readonly planned: string;
  readonly plannedHint: string;
  readonly plannedFrom: string;
  readonly plannedFromHint: string;
  readonly vatHint: string;
  readonly from: (day: string, price: string) => string;
  readonly leftOut: (reason: LeftOut) => string;
}

/** Words of what products will cost, and of the price list of the website. */
export const PRODUCT_WORDS: InBothLanguages<ProductWords> = {
  en: {
    planned: 'Planned price',
    plannedHint: 'For a price that changes later. Otherwise leave this and the day below empty.',
    plannedFrom: 'Applies from',
    plannedFromHint:
      'From midnight on that day it is on the website and in every sale; until then the price above is. What was sold keeps its price.',
    vatHint:
      'A new rate applies from today; earlier sales keep theirs. If it was a mistake, undo it in the log: then it never applied.',
    from: (day, price) => `From ${day}: ${price}`,
    leftOut(reason) {
      switch (reason.why) {
        case 'credits':
          return 'Not on the website’s price list, where it has another number of workouts';
        case 'term':
          return reason.hasTerm
            ? 'Not on the website’s price list, where it has a minimum term'
            : 'Not on the website’s price list, where it can end any month';
        case 'vat':
          return `Not on the website’s price list, where everything has one VAT rate: ${reason.percent}%`;
        case 'validity':
          return reason.months === 1
            ? 'Not on the website’s price list, where all passes are valid for 1\u00a0month'
            : `Not on the website’s price list, where all passes are valid for ${reason.months}\u00a0months`;
      }
    },
  },
  de: {
    planned: 'Geplanter Preis',
    plannedHint:
      'Für einen Preis, der sich später ändert. Sonst bleiben dieses Feld und der Tag darunter leer.',
    plannedFrom: 'Gilt ab',
    plannedFromHint:
      'Ab Mitternacht dieses Tages steht er auf der Website und gilt für jeden Verkauf, bis dahin der Preis darüber. Was verkauft ist, behält seinen Preis.',
    vatHint:
      'Ein neuer Satz gilt ab heute, frühere Verkäufe behalten ihren. Nimmst du einen falschen im Protokoll zurück, hat er nie gegolten.',
    from: (day, price) => `Ab ${day}: ${price}`,
    leftOut(reason) {
      switch (reason.why) {
        case 'credits':
          return 'Nicht auf der Preisliste der Website: Dort hat es eine andere Zahl von Workouts';
        case 'term':
          return reason.hasTerm
            ? 'Nicht auf der Preisliste der Website: Dort hat es eine Mindestlaufzeit'
            : 'Nicht auf der Preisliste der Website: Dort ist es monatlich kündbar';
        case 'vat':
          return `Nicht auf der Preisliste der Website: Dort gilt für alles ein Steuersatz, ${reason.percent}\u00a0%`;
        case 'validity':
          return reason.months === 1
            ? 'Nicht auf der Preisliste der Website: Dort gelten alle Pakete 1\u00a0Monat'
            : `Nicht auf der Preisliste der Website: Dort gelten alle Pakete ${reason.months}\u00a0Monate`;
      }
    },
  },
};
