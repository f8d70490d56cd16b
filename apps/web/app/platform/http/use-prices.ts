import type { CurrentPrices, getPriceList } from '@lifted/contract/price-list';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { priceList, type PriceList } from '@lifted/profile/price-list';
import { useRemote } from './remote.ts';
import { useWrittenAnswer } from './written-answer.tsx';

/**
 * The price list of today: as the server wrote it into the page, else as the server answers. Until then, and where it does
 * not answer, those a new studio starts with.
 */
export function usePrices(): PriceList {
  const api = useApiClient();
  const written = useWrittenAnswer<CurrentPrices>();
  const { remote } = useRemote(
    'prices',
    (signal) => api.call<typeof getPriceList>('GET', '/price-list', { signal }),
    {
      written: written === null ? undefined : { value: written, isFresh: true },
    },
  );
  return remote.state === 'loaded' ? asPriceList(remote.value) : priceList;
}

/** Prices of the products as the pages show them; what is asked once on joining is no product. */
export function asPriceList(prices: CurrentPrices): PriceList {
  return {
    passes: { 1: prices.pass_1, 5: prices.pass_5, 10: prices.pass_10 },
    monthly: { unlimited: prices.unlimited, unlimitedFlex: prices.unlimited_flex },
    joiningFee: priceList.joiningFee,
    validFrom: prices.valid_from,
  };
}
