import { studio } from '@lifted/profile/studio';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Shell } from './shell.tsx';

const html = shellAt('/about');

/** The shell as the build renders it. */
function shellAt(address: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Shell>page</Shell>
    </MemoryRouter>,
  );
}

/** Texts of the members' places at an address. */
function placesIn(address: string): string[] {
  const [, after = ''] = shellAt(address).split(/aria-label="(?:Your|Dein) [Tt]raining"/);
  const [places = ''] = after.split('</nav>');
  return [...places.matchAll(/<\/svg>([^<]+)<\/a>/g)].map(([, text = '']) => text);
}

/** Texts of the links between two positions of the HTML, without visually hidden parts. */
function linkTexts(part: string): string[] {
  return [...part.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text = '']) => text);
}

const [beforeMenu = '', menuAndAfter = ''] = html.split('id="side-menu"');
const [menu = '', afterMenu = ''] = menuAndAfter.split('<main');

describe('the shell', () => {
  it('lists the links of the top bar in the order of the specification', () => {
    const bar = linkTexts(beforeMenu.split('aria-label="Main"')[1] ?? '');
    expect(bar.slice(0, 6)).toEqual([
      'About',
      'Memberships',
      'Become a Trainer',
      'BOOK WORKOUT',
      'Dashboard',
      'Member Login',
    ]);
    expect(shellAt('/de/about')).toContain('>Mitglieder-Login<');
    expect(shellAt('/de/about')).not.toContain('Member Login');
  });

  it('has the four places of members in the bar, hidden for visitors, in both languages', () => {
    expect(placesIn('/workouts')).toEqual(['Today', 'Classes', 'Strength', 'Me']);
    expect(placesIn('/de/workouts')).toEqual(['Heute', 'Kurse', 'Kraft', 'Profil']);
    expect(shellAt('/dashboard')).toMatch(/<nav aria-label="Your training" class="[^"]*members/);
    expect(
      shellAt('/de/workouts/').match(/<a [^>]*aria-current="page"[^>]*href="\/de\/workouts"/g),
    ).toHaveLength(1);
    expect(shellAt('/passes')).toMatch(/<a [^>]*aria-current="true"[^>]*href="\/me"/);
  });

  it('lists the links of the side menu, the legal ones last', () => {
    expect(linkTexts(menu)).toEqual([
      'About',
      'Memberships',
      'Become a Trainer',
      'Login',
      'Dashboard',
      'My workout',
      'Your passes',
      'BOOK WORKOUT',
      'Workout of the Day',
      'Deutsch',
      'Impressum &amp; Kontakt',
      'AGB',
      'Datenschutzerklärung',
      'Accessibility',
      'Verträge hier kündigen',
      'Vertrag widerrufen',
      'Privacy settings',
    ]);
  });

  it('is built with no query in the link to the other language, so that every address can take it over', () => {
    expect(shellAt('/wod?date=2026-11-25').match(/href="\/de\/wod"/g)).toHaveLength(2);
  });

  it('opens and closes the menu by HTML alone', () => {
    expect(beforeMenu).toMatch(/popoverTarget="side-menu"[^>]*aria-label="Menu"/i);
    expect(menu).toMatch(/popoverTarget="side-menu" popoverTargetAction="hide"/i);
  });

  it('leads members to our own login, hidden where a booking service is set up', () => {
    expect(beforeMenu).toMatch(
      /<a class="[^"]*visitors[^"]*here[^"]*"[^>]*href="\/login"[^>]*>Member Login</,
    );
  });

  it('opens the booking service in a new tab, says so, and gives the other site no handle on this one', () => {
    const bar = beforeMenu.split('aria-label="Main"')[1] ?? '';
    expect(linkTexts(bar).slice(6, 9)).toEqual(['Member Login', 'Booking service', 'WOD']);
    const [tag = ''] = new RegExp(`<a href="${studio.links.memberLogin}"[^>]*>`).exec(html) ?? [];
    expect(tag).toContain('target="_blank"');
    expect(tag).toContain('rel="noopener"');
    expect(html).toContain('(opens in a new tab)');
  });

  it('leads from its end to where the studio is and when its door is open, in both languages', () => {
    expect(html).toMatch(/href="\/#visit"[^>]*>[^<]* · Getting here</);
    expect(shellAt('/de/about')).toMatch(/href="\/de#visit"[^>]*>[^<]* · Anfahrt</);
  });

  it('calls booking a class by one word in German', () => {
    expect(shellAt('/de/about')).toContain('>Kurs buchen<');
    expect(shellAt('/de/about')).not.toMatch(/WORKOUT BUCHEN/i);
  });

  it('ends with the legal links and the social profile', () => {
    expect(linkTexts(afterMenu.split('<footer')[1] ?? '')).toEqual([
      expect.stringMatching(/ · Getting here$/),
      'Impressum &amp; Kontakt',
      'AGB',
      'Datenschutzerklärung',
      'Accessibility',
      'Verträge hier kündigen',
      'Vertrag widerrufen',
      'Privacy settings',
      'Instagram',
    ]);
  });

  it('names in German on an English page only what the specification or the law names so', () => {
    const german = [...(afterMenu.split('<footer')[1] ?? '').matchAll(/<a [^>]*lang="de"[^>]*>([^<]*)/g)];
    expect(german.map(([, text]) => text)).toEqual([
      'Impressum &amp; Kontakt',
      'AGB',
      'Datenschutzerklärung',
      'Verträge hier kündigen',
      'Vertrag widerrufen',
    ]);
    expect(shellAt('/de/about')).toContain('>Barrierefreiheit<');
  });

  it('marks the page one is on', () => {
    expect(html.match(/<a aria-current="page"[^>]*href="\/about"/g)).toHaveLength(2);
  });
});
