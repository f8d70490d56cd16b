import { lazy } from 'react';
import { BookingServiceBelow } from './booking-service-below.tsx';

const BookingShops = lazy(async () => ({
  default: (await import('./booking-shops.tsx')).BookingShops,
}));

/** Puts the booking service's two shops below a page. */
export default function ShopsLayout() {
  return <BookingServiceBelow part={BookingShops} />;
}
