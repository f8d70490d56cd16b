import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const LABEL = 'What is asked';
const NOTES = { hint: 'How to answer', error: 'What to change' };
const WITH_NOTES: readonly (readonly [string, ReactNode])[] = [
  ['text', <TextField key="1" label={LABEL} {...NOTES} />],
  ['lines of text', <TextAreaField key="2" label={LABEL} {...NOTES} />],
  ['a password', <PasswordField key="3" label={LABEL} {...NOTES} />],
];

const markupOf = (field: ReactNode) => renderToStaticMarkup(<MemoryRouter>{field}</MemoryRouter>);

/** The control in the markup, with its attributes. */
function controlIn(markup: string): string {
  return /<(?:input|textarea|select)\b[^>]*>/.exec(markup)?.[0] ?? '';
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

it.each([
  ...WITH_NOTES,
  ['a choice', <SelectField key="4" label={LABEL} options={[{ value: 'a', text: 'A' }]} />] as const,
])('a field for %s is named by its label', (_kind, field) => {
  const markup = markupOf(field);
  const id = attribute(controlIn(markup), 'id');
  expect(id).toBeDefined();
  expect(/<label[^>]*for="([^"]*)"[^>]*>([^<]*)</.exec(markup)?.slice(1)).toEqual([id, LABEL]);
});

it.each(WITH_NOTES)('a field for %s reads out its hint and its error', (_kind, field) => {
  const markup = markupOf(field);
  const control = controlIn(markup);
  expect(attribute(control, 'aria-invalid')).toBe('true');
  const read = attribute(control, 'aria-describedby')?.split(' ') ?? [];
  expect(read.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1])).toEqual([
    NOTES.hint,
    NOTES.error,
  ]);
});
