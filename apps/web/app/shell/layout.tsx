import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

/** Top bar, page and footer: around every page (specification, section 2). */
export default function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
