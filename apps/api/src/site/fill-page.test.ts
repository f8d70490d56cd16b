import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';
import { BARE_STUDIO } from '../testing/site-fixture.ts';

test('every address of our own gets the origin of the installation', () => {
  const page =
    '<link rel="canonical" href="https://origin.invalid/about"><meta content="https://origin.invalid/og.png">';
  expect(fillPage(page, BARE_STUDIO)).toBe(
    '<link rel="canonical" href="https://lifted.example/about"><meta content="https://lifted.example/og.png">',
  );
});

test('the settings stand in their element, and cannot end it', () => {
  const tricky = { ...BARE_STUDIO, questionnaire: { url: 'https://forms.example/</script>$1' } };
  const filled = fillPage(
    '<p></p><script type="application/json" id="studio-settings">{}</script><p></p>',
    tricky,
  );
  const [, json = ''] = /id="studio-settings">(.*?)<\/script>/.exec(filled) ?? [];
  expect(JSON.parse(json)).toEqual(tricky);
  expect(filled.endsWith('</script><p></p>')).toBe(true);
});

test('a page says whether a booking service is set up, before its scripts run', () => {
  const page = '<!DOCTYPE html><html lang="de"><body></body></html>';
  const service = { company_id: 7, widget_url: 'https://cdn.example/widget.js' };
  expect(fillPage(page, BARE_STUDIO)).toBe(page);
  expect(fillPage(page, { ...BARE_STUDIO, booking_service: service })).toBe(
    '<!DOCTYPE html><html data-booking-service="" lang="de"><body></body></html>',
  );
});

test('a text without either stays as it is', () => {
  expect(fillPage('<script>start()</script>', BARE_STUDIO)).toBe('<script>start()</script>');
});
