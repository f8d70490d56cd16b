import type { BookingServiceSettings } from '@lifted/contract/studio-settings';
import { useWords } from '../../language.ts';
import { BookingBand } from './booking-band.tsx';
import { BookingWidget } from './booking-widget.tsx';
import { BOOKING_WORDS, SHOP_NAMES } from './booking-words.ts';
import styles from './booking-service.module.css';

/** The booking service's two shops. */
export function BookingShops({ settings }: { readonly settings: BookingServiceSettings }) {
  const { purchase } = useWords(BOOKING_WORDS);
  const shopNames = useWords(SHOP_NAMES);
  return (
    <BookingBand settings={settings} heading={purchase.heading} lead={purchase.lead}>
      {(service) => (
        <div className={styles.shops}>
          {(['pass', 'subscription'] as const).map((kind) => (
            <div key={kind} className={styles.shop}>
              <h3 lang="de">{shopNames[kind]}</h3>
              <BookingWidget service={service} kind={kind} />
            </div>
          ))}
        </div>
      )}
    </BookingBand>
  );
}
