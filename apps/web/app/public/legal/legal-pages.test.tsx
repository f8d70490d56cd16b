import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { wholeStudio } from '@lifted/profile/whole-studio';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import AccessibilityPage from './accessibility-page.tsx';
import ImprintPage from './imprint-page.tsx';
import { imprintFacts, imprintSections } from './imprint-sections.ts';
import PrivacyPolicyPage from './privacy-policy-page.tsx';
import TermsPage from './terms-page.tsx';

const api = createApiClient({ authorize: asVisitor });

const PAGES = [
  { path: '/imprint', Page: ImprintPage },
  { path: '/terms', Page: TermsPage },
  { path: '/privacy-policy', Page: PrivacyPolicyPage },
  { path: '/accessibility', Page: AccessibilityPage },
];

describe.each(PAGES)('$path', ({ path, Page }) => {
  const at = (address: string) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[address]}>
        <ApiClientProvider client={api}>
          <Page />
        </ApiClientProvider>
      </MemoryRouter>,
    );

  it('is German text, marked as such, at both addresses', () => {
    for (const address of [path, `/de${path}`]) expect(at(address)).toMatch(/^<div lang="de"/);
  });

  it('leads on to pages in the language of its address', () => {
    const ways = (html: string) => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(
      ways(at(`/de${path}`)).filter((href) => !/^\/(de(\/|$)|login|your-data)/.test(href ?? '')),
    ).toEqual([]);
    expect(ways(at(path)).filter((href) => href?.startsWith('/de'))).toEqual([]);
  });

  it('tears no paragraph of a law apart at the end of a line', () => {
    expect(at(path).match(/§ \d|Art\. \d|Abs\. \d/g)).toBeNull();
  });

  it('says how to reach us by mail', () => {
    expect(at(path)).toContain(`href="mailto:${wholeStudio.contact.email}"`);
  });
});

describe('the imprint', () => {
  it('says beside the contact when the door is open and how to come', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/de/imprint']}>
        <ImprintPage />
      </MemoryRouter>,
    ).replaceAll('\u00A0', ' ');
    const [contact = ''] = html.slice(html.indexOf('id="kontakt"')).split('id="anbieterin"');
    expect(contact).toContain('Montag bis Freitag, 06:15–21:30 Uhr; Samstag und Sonntag, 08:45–17:00 Uhr');
    expect(contact).toContain(wholeStudio.gettingThere.de);
  });

  it('names what the law asks for', () => {
    const { legal, address, contact } = wholeStudio;
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/de/imprint']}>
        <ImprintPage />
      </MemoryRouter>,
    ).replaceAll('\u00A0', ' ');
    const wanted = [
      legal.company,
      address.street,
      address.postcode,
      contact.phone,
      contact.email,
      legal.register,
      legal.vatId,
      ...legal.managingDirectors,
      wholeStudio.liabilityInsurance.insurer,
      'Verbraucherschlichtungsstelle',
    ];
    expect(wanted.filter((fact) => !html.includes(fact))).toEqual([]);
  });
});

describe('the imprint of a sole trader', () => {
  const entriesOf = (company: string) => {
    const legal = { company, managingDirectors: ['Ada Arnold'], register: '', vatId: '' };
    const section = imprintSections({ ...wholeStudio, legal }).find(({ id }) => id === 'anbieterin');
    const [clause] = section?.clauses ?? [];
    return typeof clause === 'object' && 'kind' in clause && clause.kind === 'entries'
      ? clause.entries.map(({ name, value }) => `${name}: ${typeof value === 'string' ? value : '…'}`)
      : [];
  };

  it('says their name and what the business is called, and nobody who represents it', () => {
    const { street, postcode, city } = wholeStudio.address;
    expect(entriesOf('Kraftraum').slice(0, 4)).toEqual([
      'Name: Ada Arnold',
      'Geschäftsbezeichnung: Kraftraum',
      `Anschrift: ${street}, ${postcode} ${city}`,
      'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV): Ada Arnold, Anschrift wie oben',
    ]);
  });

  it('says their name once where the business has no other', () =>
    expect(entriesOf('Ada Arnold')).not.toContainEqual(expect.stringMatching('bezeichnung')));

  it('is found without a register entry', () => {
    const { contact, legal } = wholeStudio;
    const sole = { contact: { ...contact, whatsapp: '' }, legal: { ...legal, register: '' } };
    expect(imprintFacts(sole, 'de')).toBe('Anschrift, Telefon und E-Mail');
    expect(imprintFacts({ contact, legal }, 'en')).toContain('register entry');
  });

  it('is not that of a company', () =>
    expect(entriesOf('Kraftraum GmbH').slice(0, 3)).toContain(
      'Vertreten durch: Ada Arnold (Geschäftsführung)',
    ));
});

describe('the accessibility statement', () => {
  it('names the authority, and how to reach it', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/de/accessibility']}>
        <AccessibilityPage />
      </MemoryRouter>,
    ).replaceAll('\u00A0', ' ');
    const { name, phone, email } = wholeStudio.authorities.accessibility;
    expect([name, phone, email].filter((fact) => !html.includes(fact))).toEqual([]);
  });
});
