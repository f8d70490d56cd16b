import { Outlet } from 'react-router';
import { useLanguage } from '../language.ts';
import { Shell } from './shell.tsx';

/** Top bar, page and footer: around every page (specification, section 2). A page starts again in another language. */
export default function ShellLayout() {
  return (
    <Shell>
      <Outlet key={useLanguage()} />
    </Shell>
  );
}
