import { lazyPart } from '../../ui/lazy-part.tsx';
import { BookingServiceBelow } from './booking-service-below.tsx';

const BookingShops = lazyPart(
  'booking-shops',
  async () => (await import('./booking-shops.tsx')).BookingShops,
);

/** Puts the booking service's two shops below a page. */
export default function ShopsLayout() {
  return <BookingServiceBelow part={BookingShops} />;
}
