import type { OpeningHours } from '@lifted/profile/studio-profile';
import { wholeStudio } from '@lifted/profile/whole-studio';
import { useLanguage, useWords } from '../../language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { AreaSketch } from './area-sketch.tsx';
import { STUDIO_INFO_WORDS } from './studio-info-words.ts';
import styles from './studio-info.module.css';

/** Where the studio is, when its door is open and how to reach it. */
export function StudioInfo() {
  const words = useWords(STUDIO_INFO_WORDS);
  const language = useLanguage();
  const { address, contact, gettingThere, links, openingHours } = wholeStudio;
  return (
    <Section heading={words.heading} picture={<AreaSketch />}>
      <Facts
        facts={[
          { name: words.address, value: `${address.street}, ${address.postcode} ${address.city}` },
          { name: words.gettingThere, value: gettingThere[language] },
          {
            name: words.hours,
            value: openingHours.map((hours) => <Hours key={hours.days[0]} hours={hours} />),
          },
          {
            name: words.phone,
            value: <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>,
          },
          { name: words.mail, value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
        ]}
      />
      <ExternalLink href={links.maps} className={buttonClass('outline')}>
        {words.showOnMap}
      </ExternalLink>
    </Section>
  );
}

function Hours({ hours }: { readonly hours: OpeningHours }) {
  const words = useWords(STUDIO_INFO_WORDS);
  const [first] = hours.days;
  const last = hours.days.at(-1) ?? first;
  const days =
    first === last ? words.weekdays[first] : words.days(words.weekdays[first], words.weekdays[last]);
  return (
    <span className={styles.hours}>
      {days}, {hours.opens}–{hours.closes}
    </span>
  );
}
