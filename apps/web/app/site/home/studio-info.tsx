import { studio } from '@lifted/profile/studio';
import { buttonClass } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';

/** Where the studio is and how to reach it. */
export function StudioInfo() {
  const { address, contact, links } = studio;
  return (
    <Section heading={`In the middle of ${address.district}`}>
      <Facts
        facts={[
          { name: 'Address', value: `${address.street}, ${address.postcode} ${address.city}` },
          { name: 'Phone', value: <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a> },
          { name: 'Mail', value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
        ]}
      />
      <ExternalLink href={links.maps} className={buttonClass('outline')}>
        Show on the map
      </ExternalLink>
    </Section>
  );
}
