import { studio } from '@lifted/profile/studio';
import type { InBothLanguages } from '../../language.ts';

interface StudioInfoWords {
  readonly heading: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string;
  readonly mail: string;
  readonly showOnMap: string;
  readonly map: (place: string) => string;
}

export const STUDIO_INFO_WORDS: InBothLanguages<StudioInfoWords> = {
  en: {
    heading: `In the middle of ${studio.address.district}`,
    address: 'Address',
    hours: 'Open',
    phone: 'Phone',
    mail: 'Email',
    showOnMap: 'Show on map',
    map: (place) => `Map: ${place}`,
  },
  de: {
    heading: `Mitten in ${studio.address.district}`,
    address: 'Adresse',
    hours: 'Geöffnet',
    phone: 'Telefon',
    mail: 'E-Mail',
    showOnMap: 'Auf der Karte zeigen',
    map: (place) => `Karte: ${place}`,
  },
};
