import { expect, it } from 'vitest';
import { Refusal, refusedField } from '../errors/refusal.ts';
import { inputControl } from './form-controls.ts';
import { refusedForm } from './refused-form.ts';

const both = (text: string) => ({ en: text, de: text });
const FIELDS = [
  { name: 'name', label: 'Your <name>' },
  { name: 'phone', label: 'Your number' },
];

function drawn(refusal?: Refusal, fields = FIELDS) {
  const form = refusedForm({ language: 'en', refusal, fields });
  const controls = fields.map(
    (field) => inputControl({ ...field, value: '', hint: 'As you like', ...form.faultOf(field.name) }).markup,
  );
  return { summary: form.summary.markup, button: form.button.markup, controls };
}

it('has neither summary nor focus before it was sent', () => {
  const { summary, button, controls } = drawn();
  expect([summary, button]).toEqual(['', '']);
  expect(controls.join('')).not.toMatch(/autofocus|aria-invalid|refused/);
});

it('has the focus on the first field of the page to correct, described by the sentence, the fault and the hint', () => {
  const errors = ['phone', 'name'].map((field) => ({ field, message: both(`Change ${field}.`) }));
  const { summary, button, controls } = drawn(new Refusal('invalid_input', both('Not sent.'), { errors }));
  expect(controls[0]).toContain(
    'aria-describedby="refused name-fault name-hint" aria-invalid="true" autofocus>',
  );
  expect(controls[1]).toContain('aria-describedby="phone-fault phone-hint" aria-invalid="true">');
  expect(summary).toContain('<p id="refused">Not sent.</p>');
  expect(summary.match(/<a href="#\w+">[^/]+<\/a>/g)).toEqual([
    '<a href="#name">Your &lt;name&gt;</a>',
    '<a href="#phone">Your number</a>',
  ]);
  expect(button).toBe('');
});

it('reads no sentence twice where the fault of the field is the whole of it', () => {
  const refusal = refusedField('phone', both('Not a number.'));
  const { summary, controls } = drawn(refusal);
  expect(summary).toContain('Not a number.');
  expect(controls[1]).toContain('aria-describedby="phone-fault phone-hint" aria-invalid="true" autofocus>');
  expect(drawn(refusal, FIELDS.slice(1)).summary).toBe('');
});

it('has the focus on the button that sends again where no field is to be corrected', () => {
  const { summary, button, controls } = drawn(new Refusal('too_many_requests', both('Try again later.')));
  expect(button).toBe(' autofocus aria-describedby="refused"');
  expect(summary).toContain('<p id="refused">Try again later.</p></div>');
  expect(controls.join('')).not.toContain('autofocus');
});
