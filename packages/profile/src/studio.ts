import type { StudioProfile } from './studio-profile.ts';

/** The studio this installation serves. Another studio changes this file and nothing else. */
export const studio: StudioProfile = {
  name: 'LIFTED',
  claim: 'Strength Training for Everyone',
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
  rating: { value: 4.9, count: 312, source: 'Google Maps', asOf: '2026-11-01' },
  classesPerWeek: 80,
  imageHost: 'https://images.lifted.example',
};
