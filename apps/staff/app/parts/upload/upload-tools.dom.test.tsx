import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { UploadTools } from './upload-tools.tsx';
import { useUpload, type Upload } from './use-upload.ts';

const WORDS = { choose: 'Choose', uploading: 'Uploading', remove: 'Remove' };
const FILE = new File(['…'], 'portrait.png', { type: 'image/png' });
let answer: (upload: Upload) => void = () => undefined;

afterEach(cleanup);

/** A field with an upload; `before`: the address it has. */
function Field({ before }: { readonly before: string }) {
  const [value, setValue] = useState(before);
  const send = () => new Promise<Upload>((resolve) => (answer = resolve));
  const uploading = useUpload(send, setValue, () => undefined);
  return (
    <UploadTools
      id="picture"
      describedBy="hint"
      accept="image/*"
      words={WORDS}
      uploading={uploading}
      isEmpty={value === ''}
      remove={() => setValue('')}
    />
  );
}

function chooseFile(): void {
  const input = screen.getByLabelText('Choose');
  fireEvent.change(input, { target: { files: [FILE] } });
}

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a field with an upload', () => {
  it('uploads a file at once, and takes neither another one nor its removal meanwhile', async () => {
    render(<Field before="/old.png" />);
    expect(names()).toEqual(['Remove']);
    chooseFile();
    expect(screen.getByLabelText('Uploading')).toHaveProperty('disabled', true);
    expect(names()).toEqual([]);
    answer({ address: '/new.png' });
    await waitFor(() => expect(screen.getByLabelText('Choose')).toHaveProperty('disabled', false));
    expect(names()).toEqual(['Remove']);
  });

  it('has nothing to remove while it is empty', () => {
    render(<Field before="" />);
    expect(names()).toEqual([]);
  });

  it('says at its input why a file was not taken, until what it had is removed', async () => {
    render(<Field before="/old.png" />);
    chooseFile();
    answer({ fault: 'Too large.' });
    const fault = await screen.findByRole('alert');
    expect(fault.textContent).toBe('Too large.');
    const input = screen.getByLabelText('Choose');
    expect(input.getAttribute('aria-describedby')).toBe(`hint ${fault.id}`);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByText('Remove'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input.getAttribute('aria-describedby')).toBe('hint');
  });
});
