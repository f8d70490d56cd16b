import { addressLine, companyLines } from './confirmation-text.ts';
import { ENGLISH, GERMAN, type ConfirmationWords } from './confirmation-words.ts';
import { escaped, Html } from './escaped-html.ts';
import type { Confirmation } from './confirmation-facts.ts';

/** Programs that drop it show plain, readable HTML; no picture and nothing else is loaded from anywhere. */
const STYLE = new Html(`
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f4f2ee; color: #17181a; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34em; margin: 0 auto; }
h1, h2 { font-size: 22px; line-height: 1.25; margin: 0 0 16px; }
th { padding: 4px 16px 4px 0; text-align: left; vertical-align: top; font-weight: 400; color: #55585c; }
td { padding: 4px 0; vertical-align: top; font-weight: 600; }
table { margin: 16px 0; border-collapse: collapse; }
a { color: #a33a00; }
hr { margin: 32px 0; border: 0; border-top: 1px solid #c9c6c0; }
footer, small { font-size: 13px; color: #55585c; }
@media (prefers-color-scheme: dark) {
  body { background: #17181a; color: #f4f2ee; }
  th, footer, small { color: #a9acb1; }
  a { color: #ff8a4c; }
  hr { border-color: #3a3d41; }
}
`);

/** The confirmation as HTML, whatever a visitor is called escaped. */
export function confirmationHtml(confirmation: Confirmation): string {
  const company = companyLines(confirmation.studio).map((line) => escaped`${line}<br>`);
  return escaped`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark">
        <title>${confirmation.studio.name}: ${confirmation.studioClass.timerName}</title>
        <style>${STYLE}</style>
      </head>
      <body>
        <main>
          <p><small lang="de">Deutsch weiter unten</small></p>
          ${part(confirmation, ENGLISH)}
          <hr>
          ${part(confirmation, GERMAN)}
          <hr>
          <footer lang="de">${company}</footer>
        </main>
      </body>
    </html>
`.markup;
}

function part(confirmation: Confirmation, words: ConfirmationWords): Html {
  const { studioClass, studio, cancelUrl } = confirmation;
  const heading =
    words.language === 'en'
      ? escaped`<h1>${words.headline(confirmation.name)}</h1>`
      : escaped`<h2>${words.headline(confirmation.name)}</h2>`;
  return escaped`<section lang="${words.language}">
    ${heading}
    <p>${words.booked}</p>
    <table>
      <tr>
        <th scope="row">${words.labels.class}</th>
        <td>${studioClass.timerName}</td>
      </tr>
      <tr>
        <th scope="row">${words.labels.when}</th>
        <td>${words.day(studioClass.start)}<br>${words.time(studioClass.start)}</td>
      </tr>
      <tr>
        <th scope="row">${words.labels.coach}</th>
        <td>${studioClass.coachFirstName}</td>
      </tr>
      <tr>
        <th scope="row">${words.labels.where}</th>
        <td>
          ${studioClass.locationName}<br>
          <a href="${studio.links.maps}">${studio.name}, ${addressLine(studio)}</a>
        </td>
      </tr>
    </table>
    <p>${words.bring}</p>
    <p>${words.calendar}</p>
    <p>${words.cancel}<br><a href="${cancelUrl}">${words.cancelLink}</a></p>
    <p><small>${words.stranger}</small></p>
    <p>${words.questions(studio.contact.phone)}</p>
  </section>`;
}
