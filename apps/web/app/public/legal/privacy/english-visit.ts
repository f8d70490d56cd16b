import { LONGEST_SESSION_MS } from '@lifted/domain/identity/link-lifetimes';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { mailTo, page, phoneTo, type LegalSection } from '../legal-text.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

const LONGEST_SESSION_DAYS = LONGEST_SESSION_MS / DAY_MS;

/** german-visit.ts in English, clause by clause; change both together. */
export function englishVisit(facts: PrivacyFacts): readonly LegalSection[] {
  return [
    {
      id: 'controller',
      heading: 'Who is responsible',
      clauses: [
        'We are the controller of everything described here:',
        {
          kind: 'entries',
          entries: [
            { name: 'Company', value: facts.company },
            { name: facts.isSoleTrader ? 'Name' : 'Represented by', value: facts.directors },
            { name: 'Address', value: facts.address },
            { name: 'Email', value: [mailTo(facts.email)] },
            { name: 'Phone', value: [phoneTo(facts.phone)] },
          ],
        },
        '“GDPR” is the General Data Protection Regulation, “TDDDG” the German act on data protection in telecommunications and digital services.',
      ],
    },
    {
      id: 'in-short',
      heading: 'In short',
      clauses: [
        {
          kind: 'list',
          intro: 'This is how we do it:',
          items: [
            'We measure only what you allow, and show no advertising.',
            'We load nothing from other providers until you allow it. Refusing is just as easy, and the rest of the site works without.',
            'We ask only for what we need for the purpose at hand.',
            'We do not sell data.',
          ],
        },
      ],
    },
    {
      id: 'visit',
      heading: 'When you open our pages',
      clauses: [
        'Your browser sends our server your IP address, the address you open and details of browser and language. Without them the server cannot answer. The IP address stays in working memory for a few minutes, to count requests and ward off abuse; the database gets only a check value for that, which tells nobody the address without our key.',
        'Our log notes for each answer: time, kind of page or function, result and duration. It holds no IP addresses, names, email addresses or contents. When you sign in or out, change how you sign in, or are refused something, the number of your account is recorded with it. We delete the log after 30 days.',
        `The legal basis is our legitimate interest in a safe site that works (Art. 6 (1) (f) GDPR). The server is hosted at ${facts.hosting}.${facts.imageHost === '' ? '' : ` Pictures and exercise videos may come from our picture server ${facts.imageHost}, which then receives your IP address too.`}`,
      ],
    },
    {
      id: 'device',
      heading: 'What is stored in your browser',
      clauses: [
        'Only what is necessary, and only when it is needed. The law requires no consent for that (§ 25 (2) no. 2 TDDDG).',
        {
          kind: 'entries',
          entries: [
            {
              name: 'Session cookie (session_token)',
              value: `Keeps you signed in. Only when you sign in; until you sign out, otherwise until ${facts.sessionDays} days after your last visit, at most ${LONGEST_SESSION_DAYS} days.`,
            },
            {
              name: 'Device cookie (device)',
              value: `Lets us recognise a browser you have signed in with, so that nobody can lock you out by trying passwords and we can tell you about a sign-in with a new device (Art. 32 (1) GDPR). It holds a random number and nothing about you or the device. Only when you sign in; ${facts.knownDeviceMonths} months after your last sign-in there.`,
            },
            {
              name: 'Cookies of signing in with Google',
              value:
                'Protect signing in against forgery. Only when you click “Sign In with Google”; a few minutes.',
            },
            {
              name: 'Language cookie (language)',
              value:
                'The language you chose with the switch, so that the home page and sign-in links open in it next time (§ 25 (2) no. 2 TDDDG). Only when you switch; for a year.',
            },
            {
              name: 'currentUser (local storage)',
              value:
                'Who is signed in: an identifier, name, email address and, if there is one, phone number, so that the site knows you at once next time. Until you sign out.',
            },
            {
              name: 'askedCode (local storage)',
              value:
                'The address you asked for a code by email with, so that you can type the code when you come back from your emails. Only when you ask for one; until you are signed in. After ten minutes it is no longer used, and goes when the login page is next opened.',
            },
            {
              name: 'signOutDue (local storage)',
              value: 'That a sign-out still has to reach our server. Until it has.',
            },
            {
              name: 'signed-out (IndexedDB)',
              value:
                'That somebody signed out here, not who: so that it stays that way even if the browser is closed right afterwards. Until the next sign-in.',
            },
            {
              name: 'last-known (IndexedDB)',
              value: `What you saw last on your dashboard (profile, bookings, sets, curves, challenges), your workout with your notes and the key for your check-in code, and workouts and timetables you looked at, so that you see them without a network too, and which records and recaps you have been shown (Art. 6 (1) (b) GDPR). Only while you are signed in, and only on your device; until you sign out. What is older than ${facts.sessionDays} days we no longer show, and remove at your next visit.`,
            },
            {
              name: 'unsent-sets-… (IndexedDB)',
              value:
                'Sets and notes you entered and our server does not have yet, so that nothing is lost without a network (Art. 6 (1) (b) GDPR). Only on your device; until they are sent, also if your sign-in expires before.',
            },
            {
              name: 'consent (local storage)',
              value: [
                'What you allowed or refused in the ',
                page('privacySettings', 'privacy settings'),
                `, when, and to which text. Only once you decide; after ${facts.consentDays} days we ask again.`,
              ],
            },
            {
              name: 'Session storage',
              value:
                'How far you had scrolled on a page, and whether the page was reloaded after a sign-in that had expired, or because we had put up a new version. Until you close the tab.',
            },
            {
              name: 'Files of the app (cache storage, service worker)',
              value:
                'Scripts, typefaces and pages without your data, so that the dashboard you signed in for and the workout of the day open without a network. Only when you open your dashboard; until you sign out, in the app on your home screen until you remove it.',
            },
            {
              name: 'installHint (local storage)',
              value:
                'That you want no more hints about the home screen. Only when you say so; until you clear what your browser stores.',
            },
            {
              name: 'restSound (local storage)',
              value:
                'Whether you want to hear the end of a rest in your workout. Only when you say so; until you clear what your browser stores.',
            },
            {
              name: 'rest (local storage)',
              value:
                'How long your rest is and when it ends, should the app be closed meanwhile. Only when you start one in your workout; until the next rest ends or you clear what your browser stores.',
            },
            {
              name: 'messagesFor (local storage)',
              value:
                'An identifier of who turned on messages on this device, so that nobody else gets them here (Art. 6 (1) (b) GDPR). Only when you turn them on; until you turn them off or sign out, or somebody else signs in here.',
            },
            {
              name: 'askEffort (local storage)',
              value:
                'Whether you want to be asked after the last set how many repetitions were left. Only when you say so; until you clear what your browser stores.',
            },
          ],
        },
      ],
    },
  ];
}
