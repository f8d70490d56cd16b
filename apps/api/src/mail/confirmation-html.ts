import { ENGLISH, GERMAN, type ConfirmationWords } from './confirmation-words.ts';
import type { Confirmation } from './confirmation-facts.ts';
import { escaped, type Html } from '../http/escaped-html.ts';
import { addressLine, letterHtml } from './letter.ts';

/** The confirmation as HTML, whatever a visitor is called escaped. */
export function confirmationHtml(confirmation: Confirmation): string {
  return letterHtml({
    studio: confirmation.studio,
    title: `${confirmation.studio.name}: ${confirmation.studioClass.timerName}`,
    english: part(confirmation, ENGLISH),
    german: part(confirmation, GERMAN),
  });
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
    <p>${words.cancel}<br><a href="${cancelUrl[words.language]}">${words.cancelLink}</a></p>
    <p><small>${words.stranger}</small></p>
    <p>${words.questions(studio.contact.phone)}</p>
  </section>`;
}
