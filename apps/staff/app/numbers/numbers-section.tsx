import { STUDIO_NUMBERS } from '@lifted/domain/desk/studio-numbers';
import { useParams } from 'react-router';
import { NumberPage } from './number-page.tsx';
import { NumbersPage } from './numbers-page.tsx';

/** All numbers, and one of them below their address, in one chunk of scripts; for one that does not exist, all. */
export function NumbersSection() {
  const { name: asked } = useParams();
  const name = STUDIO_NUMBERS.find((one) => one === asked);
  return name === undefined ? <NumbersPage /> : <NumberPage key={name} name={name} />;
}
