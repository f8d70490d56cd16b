import type { AnnouncementDraft, Audience } from '@lifted/contract/desk/desk-announcements';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages } from '@lifted/domain/language/language';
import {
  USUAL_WEEKS_UNSEEN,
  type AnnouncementKind,
  type AnnouncementText,
  type AudienceGroup,
} from '@lifted/domain/notifications/announcement';

/** What somebody writes and to whom; each way to name a group keeps what was chosen last. */
export interface Draft {
  readonly kind: AnnouncementKind;
  readonly group: AudienceGroup;
  readonly product: string;
  readonly studioClass: string;
  readonly day: string;
  readonly weeks: string;
  readonly room: string;
  readonly words: InBothLanguages<AnnouncementText>;
}

const NOTHING: AnnouncementText = { title: '', body: '' };

export function emptyDraft(now: Date): Draft {
  return {
    kind: 'announcement',
    group: 'active',
    product: '',
    studioClass: '',
    day: addDays(berlinDate(now), 1),
    weeks: String(USUAL_WEEKS_UNSEEN),
    room: '',
    words: { en: NOTHING, de: NOTHING },
  };
}

/** The group that is chosen; null while something about it is missing. */
export function audienceOf({ group, product, studioClass, day, weeks, room }: Draft): Audience | null {
  switch (group) {
    case 'active':
    case 'new':
      return { group };
    case 'product':
      return product === '' ? null : { group, product_id: product };
    case 'class':
      return studioClass === '' ? null : { group, class_id: studioClass };
    case 'day':
      return day === '' ? null : { group, day };
    case 'unseen':
      return { group, weeks: Number(weeks) };
    case 'room':
      return room === '' ? null : { group, location_id: room };
    default:
      return group satisfies never;
  }
}

/** As the server stores it. */
export function storedDraft({ product, studioClass, room, ...same }: Draft): AnnouncementDraft {
  return { ...same, product_id: product, class_id: studioClass, location_id: room };
}

export function draftOfStored({ product_id, class_id, location_id, ...same }: AnnouncementDraft): Draft {
  return { ...same, product: product_id, studioClass: class_id, room: location_id };
}
