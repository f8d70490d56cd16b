import { useParams } from 'react-router';
import { ClassPage } from '../class-desk/class-page.tsx';
import { TrainingPage } from './training-page.tsx';

/** A class, how it went, and its sheet, in one chunk of scripts. */
export function ClassSection() {
  const view = useParams()['view'];
  return view === 'training' || view === 'sheet' ? <TrainingPage view={view} /> : <ClassPage />;
}
