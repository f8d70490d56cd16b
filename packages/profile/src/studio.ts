import { adopted } from './adopted-profile.ts';
import type { StudioBasics } from './studio-profile.ts';

/** What nearly every page, mail and answer says of the studio this installation serves. */
export const studio: StudioBasics = adopted('studio', {
  name: 'LIFTED',
  claim: { en: 'Strength Training for Everyone', de: 'Krafttraining für alle' },
  founded: 2021,
  address: {
    street: 'Greifenhagener Straße 58',
    postcode: '10437',
    city: 'Berlin',
    district: 'Prenzlauer Berg',
    country: 'DE',
    latitude: 52.5487,
    longitude: 13.4166,
  },
  contact: {
    email: 'hello@lifted.example',
    phone: '+49 30 555 012 40',
    whatsapp: '+49 151 555 012 40',
  },
  legal: {
    company: 'LIFTED Studio GmbH',
    managingDirectors: ['Jana Brandt', 'Malik Osei'],
    register: 'Amtsgericht Berlin (Charlottenburg), HRB 000000 B',
    vatId: 'DE000000000',
  },
  links: {
    maps: 'https://maps.google.com/?q=LIFTED+Greifenhagener+Stra%C3%9Fe+58+10437+Berlin',
    memberLogin: 'https://members.lifted.example/',
    instagram: 'https://www.instagram.com/lifted.example',
  },
  classesPerWeek: 80,
  gentlestClass: 'Strength Foundations',
  largestClass: 14,
  imageHost: 'https://images.lifted.example',
  colour: '#ff5b1a',
});
