import type { WidgetKind } from './studio-management.ts';

/** What bsport's script is told to mount, field by field as the specification has it (section 3). */
export interface BsportConfiguration {
  /** Id of the element the widget is drawn in. */
  readonly parentElement: string;
  readonly companyId: number;
  readonly franchiseId: null;
  readonly dialogMode: 1;
  readonly widgetType: WidgetKind;
  readonly showFab: false;
  readonly fullScreenPopup: false;
  readonly config: Readonly<Partial<Record<WidgetKind, Readonly<Record<string, readonly number[]>>>>>;
}

/** The configuration of one widget; all three share the company. */
export function bsportConfiguration(
  kind: WidgetKind,
  { companyId, parentElement }: { readonly companyId: number; readonly parentElement: string },
): BsportConfiguration {
  return {
    parentElement,
    companyId,
    franchiseId: null,
    dialogMode: 1,
    widgetType: kind,
    showFab: false,
    fullScreenPopup: false,
    config: { [kind]: kind === 'pass' ? { paymentPackCategories: [], privatePassCategories: [] } : {} },
  };
}
