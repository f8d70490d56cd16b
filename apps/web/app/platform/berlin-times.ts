/*
 * For a device in another time zone: marks the times of classes, which are the studio's. Runs once on import. A sheet of its
 * own and not words in every component, because pages are built for everybody and few read them elsewhere.
 */
import { showsOtherTimes } from './other-times.ts';

if (showsOtherTimes(new Date())) {
  const sheet = new CSSStyleSheet();
  // A day has no T, an instant has. Beside a time where there is room, else below it.
  sheet.replaceSync(
    'time[datetime*="T"]::after { content: " (Berlin)"; font-size: max(0.5em, 0.75rem); font-stretch: normal; white-space: normal; }',
  );
  document.adoptedStyleSheets.push(sheet);
}
