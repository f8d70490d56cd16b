import { neighbourhood } from '@lifted/profile/neighbourhood';
import type { Neighbourhood, Offset, OpeningHours } from '@lifted/profile/studio-profile';
import { wholeStudio } from '@lifted/profile/whole-studio';
import { useLanguage, useWords } from '../../language.ts';
import { buttonClass } from '@lifted/design/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Picture } from '../../ui/layout/picture.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { STUDIO_INFO_WORDS } from './studio-info-words.ts';
import styles from './studio-info.module.css';

/** Where the studio is, when its door is open and how to reach it. */
export function StudioInfo() {
  const words = useWords(STUDIO_INFO_WORDS);
  const language = useLanguage();
  const { address, contact, gettingThere, links, openingHours, pictures } = wholeStudio;
  const place = `${address.street}, ${address.postcode} ${address.city}`;
  return (
    <Section
      heading={words.heading}
      picture={
        pictures?.area ? (
          <Picture own={pictures.area} {...NONE_OF_THE_RELEASE} alt={words.map(place)} />
        ) : (
          neighbourhood && <AreaSketch area={neighbourhood} />
        )
      }
    >
      <Facts
        facts={[
          { name: words.address, value: place },
          ...(gettingThere[language] === ''
            ? []
            : [{ name: words.gettingThere, value: gettingThere[language] }]),
          ...(openingHours.length === 0
            ? []
            : [
                {
                  name: words.hours,
                  value: openingHours.map((hours) => <Hours key={hours.days[0]} hours={hours} />),
                },
              ]),
          {
            name: words.phone,
            value: <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>,
          },
          { name: words.mail, value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
        ]}
      />
      {links.maps !== '' && (
        <ExternalLink href={links.maps} className={buttonClass('outline')}>
          {words.showOnMap}
        </ExternalLink>
      )}
    </Section>
  );
}

function Hours({ hours }: { readonly hours: OpeningHours }) {
  const words = useWords(STUDIO_INFO_WORDS);
  const [first] = hours.days;
  const last = hours.days.at(-1);
  if (first === undefined || last === undefined) return null;
  const days =
    first === last
      ? words.weekdays[first]
      : words.days(words.weekdays[first], words.weekdays[last], hours.days.length === 2);
  return (
    <span className={styles.hours}>
      {days}, {words.hoursOfDay(hours.opens, hours.closes)}
    </span>
  );
}

/** The release has no such picture, only a sketch. */
const NONE_OF_THE_RELEASE = {
  stem: '',
  widths: [480],
  size: { width: 0, height: 0 },
  sizes: '(min-width: 60rem) 40vw, 100vw',
} as const;

/** Area of the sketch, in metres around the door. */
const WEST = -300;
const NORTH = 220;
const WIDTH = 520;
const HEIGHT = 400;

/** The streets around the studio, drawn to scale without a map service; north is up. */
function AreaSketch({ area }: { readonly area: Neighbourhood }) {
  const language = useLanguage();
  const { description, railway, station, streets } = area;
  return (
    <svg
      className={styles.sketch}
      viewBox={`${WEST} ${-NORTH} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={description[language]}
    >
      {streets.map(({ name, course }) => (
        <polyline key={name} className={styles.street} points={points(course)} />
      ))}
      <polyline className={styles.railway} points={points(railway.course)} />
      <Station name={station.name} at={station.at} />
      <circle className={styles.halo} r="26" />
      <circle className={styles.door} r="11" />
    </svg>
  );
}

function Station({ name, at: [east, north] }: { readonly name: string; readonly at: Offset }) {
  return (
    <>
      <circle className={styles.station} cx={east} cy={-north} r="9" />
      <text className={styles.name} x={east + 18} y={-north - 18}>
        {name}
      </text>
    </>
  );
}

/** North is up on paper and down on the screen. */
function points(course: readonly Offset[]): string {
  return course.map(([east, north]) => `${east},${-north}`).join(' ');
}
