/**
 * @typedef {{ type: string, url: string }} Reference
 * @typedef {{ name: string, externalReferences?: Reference[], [more: string]: unknown }} Component
 * @typedef {{ metadata: { component: Component }, components: Component[], [more: string]: unknown }} Bill
 */

/**
 * A bill of materials without what says where it was made: the registry packages came from, and the folder, which npm takes
 * for the product's name.
 * @param {Bill} bill
 * @param {string} name of the product
 * @returns {Bill}
 */
export function withoutPlaces(bill, name) {
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } },
    components: bill.components.map((component) => ({
      ...component,
      externalReferences: (component.externalReferences ?? []).filter(({ type }) => type !== 'distribution'),
    })),
  };
}
