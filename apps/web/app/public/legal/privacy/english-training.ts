import { page, type LegalSection } from '../legal-text.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

/** german-training.ts in English, clause by clause; change both together. */
export function englishTraining(facts: PrivacyFacts): readonly LegalSection[] {
  return [
    {
      id: 'test-workout',
      heading: 'Test workout',
      clauses: [
        'When you book a test workout we store your first name, your email address, the language of the page, the class, the time of the booking and, if you confirm the place or give it back, when. With that we keep the place for you, confirm it by email and greet you by name. Of the link in that email we store only a checksum.',
        `If many places in a class wait for a confirmation, we hold yours for ${facts.holdMinutes} minutes, at most until the class starts; in that time you confirm it with the link in our email. What nobody confirms we delete ${facts.unconfirmedDays} days later. As the test workout is free once per person, we compare your address with those of earlier test workouts and of our members; the person who types an address is not told the result, which goes to that address alone.`,
        `The legal basis is preparing a contract (Art. 6 (1) (b) GDPR). We delete your name and address from the booking ${facts.testWorkoutMonths} months after the class, because until then we have to see who has had a test workout before; at your request right after the class. That a place in the class was taken we go on counting, without a person.`,
      ],
    },
    {
      id: 'account',
      heading: 'Account and signing in',
      clauses: [
        'You have an account because you train with us: we set it up with your name, your email address and your role (member, coach, front desk, owner). You choose a password yourself; we store only a hash of it, from which it cannot be worked out.',
        `For each sign-in we store when it began and until when it is good, at most ${facts.sessionDays} days after your last visit. We store no devices and no IP addresses with it. Sign-in links are good for ${facts.signInLinkMinutes} minutes, invitations for ${facts.invitationDays} days, links for a new password for ${facts.passwordLinkMinutes} minutes. We count wrong passwords for a while under a checksum of the email address, to protect accounts against guessing. What of this is no longer good we delete after ${facts.leftoverDays} days.`,
        'If you set up a second step for signing in, we store the secret of your app or your phone number encrypted, and backup codes only as hashes; we delete them when you remove the step. Of a passkey we store the public key, the name you give it, whether it is on several of your devices, and when you added and last used it, until you remove it; its secret, your fingerprint and your face stay on your device. Only if you choose text messages does the provider who sends them learn your number.',
        'The legal bases are your contract with us (Art. 6 (1) (b) GDPR) and, for protecting accounts, our legitimate interest (Art. 6 (1) (f) GDPR).',
        'You may also sign in with Google if you like. Only your click opens a window of Google (Google Ireland Limited, Ireland). Google learns that you sign in here, and sends us an identifier, your name, your email address and whether it is verified. Of these we store the identifier. Google may process data in the USA; the adequacy decision of the European Commission on the Data Privacy Framework applies (Art. 45 GDPR).',
      ],
    },
    {
      id: 'bookings',
      heading: 'Bookings, passes and fees',
      clauses: [
        'When you book a class with us we store class and time, the language of the page, what you book with, whether and when you cancel, and whether you came. While you are on a waitlist we store since when and what came of it. Of the link in your booking confirmation we store only a checksum. Others never see who has booked or is waiting, only how many.',
        'Of passes and memberships we store term, pauses and end, how they were sold, and every change of your workouts with its time and reason. We never change these entries; if one is wrong, a new one is added. Of a fee we store class, reason, amount and clock times, your objection and our decision.',
        'The legal basis is your contract with us (Art. 6 (1) (b) GDPR). We keep all this as long as you train with us. When your data are deleted, we cancel what you have booked ahead; bookings, workouts and fees stay in our counts, without your name and without your words.',
        `Besides, we note which booking, cancellation or waitlist you asked us for and when, and delete that after ${facts.commandMonths} months. It shows what happened when you object to a fee (Art. 6 (1) (f) GDPR).`,
        'Our team may note something about you that it should remember, such as a wish; nothing about your health. You find such notes in the export of your data, and they are deleted with your account (Art. 6 (1) (f) GDPR).',
        `If you come through a partner service such as ${facts.partner}, we note your first name, the initial of your last name, the service, what it calls the visit, the class and whether you came. With that we hold your place and check what the service pays us. Name and reference we delete ${facts.guestMonths} months after the class (Art. 6 (1) (b) and (f) GDPR).`,
      ],
    },
    {
      id: 'your-training',
      heading: 'Your training',
      clauses: [
        `For your dashboard we store your bookings (class, time, cancellation, whether you came) and your sets: exercise, repetitions, weight and, if you say so, how many more were possible. We also store which exercises you swapped, and what you train without a class.${facts.bookingName === '' ? ' The' : ` Bookings made at our booking service ${facts.bookingName} we take over from there, and the`} sets are entered by you or your coach. With each entry we store who made it, when and, at a tablet of the studio, at which one; we also keep entries that were corrected, so that it can be settled what is right. From them we work out streaks, personal records, curves and estimated maximum weights. We draw no conclusions about your health.`,
        `You can see them, and our team as far as it looks after you; other members cannot. What you train without a class only you see in the app. We note once a day that somebody of the team has looked, and what the team changes in accounts, and delete that after ${facts.auditMonths} months (Art. 5 (2), Art. 32 GDPR). The legal basis is your contract with us (Art. 6 (1) (b) GDPR).`,
        [
          'From your sets we also work out which weight we suggest to you next, ',
          page('suggestedLoad', 'by a rule you can read'),
          '; you can always change it. Notes you make for yourself about exercises we store until you delete them. In the app only you see them, unless you show them to the coaches; coaches can also write a note about an exercise for you, which you see. Please write nothing about your health there. When you check in with the code on your phone, we check it with a secret key that only our server and your app know.',
        ],
        'Please talk to your coach about pain or a pregnancy; we do not note it in the system.',
      ],
    },
    {
      id: 'challenges',
      heading: 'Studio challenges',
      clauses: [
        'When you join a challenge we store that you did, and since when. Your attended classes in the period are counted. In public we only show how many classes everybody attended together, never names. The legal basis is the terms you join under (Art. 6 (1) (b) GDPR).',
      ],
    },
    {
      id: 'emails',
      heading: 'Emails we send you',
      clauses: [
        `We send emails that belong to something you did: confirmations, messages about classes you booked and waitlists, notes about your contract such as closed days, sign-in links, confirmations of receipt. There is no advertising in them, and we do not measure whether you open emails. They are delivered by ${facts.mailing}.`,
        [
          'News and offers we send you only if you have agreed to them in the ',
          page('messageSettings', 'settings'),
          ' (Art. 6 (1) (a) GDPR, § 7 (2) UWG). When you agreed or took that back we store as proof until your account is deleted (Art. 7 (1) GDPR). You can take it back at any time for the future, in the settings or with one click in each of these emails, without signing in. Whom a note or news goes to depends on the contract, the classes booked and the last visit.',
        ],
        `Once an email is delivered, we delete its content. We keep recipient, subject and time for ${facts.mailDays} days as proof (Art. 6 (1) (f) GDPR), and those about a cancellation, a withdrawal or an application as long as these.`,
        `Members find the same messages in the app. We keep them there for ${facts.messageMonths} months, with when you opened them and when we handed them to your devices; in the settings you choose what also arrives by email or on your devices (Art. 6 (1) (b) GDPR).`,
        `When you switch on messages on a device, we store the address its browser is reached at and the keys we encrypt with (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG). The messages go through the push service of the browser’s maker, such as Apple, Google, Microsoft or Mozilla, also outside the EU; it can read neither words nor names, only that something arrives. You end it by switching it off or signing out; we end it ${facts.deviceMonths} months after you last opened the app there.`,
        `When you let your own calendar subscribe to your classes, we store that you did and a checksum of its address (Art. 6 (1) (b) GDPR). Anybody who has the address sees your classes, and so does the provider of your calendar. It is void as soon as you get another one, stop sharing or delete your account.`,
        [
          'When you write to us or call us, we use your details to answer you (Art. 6 (1) (b) or (f) GDPR). If you write by WhatsApp, the terms of WhatsApp apply there too; if you would rather not, use one of the other addresses in the ',
          page('imprint', 'imprint'),
          '.',
        ],
      ],
    },
  ];
}
