import { useTypedPreview, type WantedClass } from './class-preview.ts';
import { ClashNotices } from './clash-notices.tsx';

/** Says while a class is typed what it would meet; it may be saved all the same. */
export function ClashWarning(wanted: WantedClass) {
  const met = useTypedPreview(wanted);
  return met === undefined ? null : <ClashNotices met={met} />;
}
