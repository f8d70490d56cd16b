import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, it } from 'vitest';
import { PayoutComparison } from './payout-comparison.tsx';

afterEach(cleanup);

it.each([
  ['/desk/records', 'Compare with the payout', /^list\.xlsx is a workbook.*Excel: File, Save As.*Numbers: /],
  [
    '/de/desk/records',
    'Mit der Auszahlung vergleichen',
    /^list\.xlsx ist eine Arbeitsmappe.*Excel: Datei, Speichern unter/,
  ],
])('says at %s how a workbook becomes a CSV file', async (address, label, sentence) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <PayoutComparison partnerId="usc" month="2026-11" visits={[]} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText(label), {
    target: { files: [new File(['PK\u0003\u0004'], 'list.xlsx')] },
  });
  await screen.findByText(sentence);
});
