import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { NOTES_EARLY_SUBMIT, useEarlySubmit } from './use-early-submit.ts';

afterEach(cleanup);

function Form({ isLoading, onSend }: { readonly isLoading: boolean; readonly onSend: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { isTooEarly } = useEarlySubmit(form, isLoading);
  return (
    <form
      ref={form}
      aria-label="Login"
      {...NOTES_EARLY_SUBMIT}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooEarly()) onSend();
      }}
    />
  );
}

function shown() {
  let sent = 0;
  const form = (isLoading: boolean) => <Form isLoading={isLoading} onSend={() => sent++} />;
  const { rerender } = render(form(true));
  return {
    element: screen.getByRole('form'),
    isReady: () => rerender(form(false)),
    isAskedAgain: () => rerender(form(true)),
    timesSent: () => sent,
  };
}

describe('a form sent before its page is ready', () => {
  it('is sent as soon as the page is, once, however often it was pressed', () => {
    const { element, isReady, isAskedAgain, timesSent } = shown();
    fireEvent.submit(element);
    fireEvent.submit(element);
    expect(timesSent()).toBe(0);
    isReady();
    expect(timesSent()).toBe(1);
    isAskedAgain();
    isReady();
    expect(timesSent()).toBe(1);
  });

  it('is sent when it was pressed before the scripts ran, as the boot script notes', () => {
    const { element, isReady, timesSent } = shown();
    element.dataset['early'] = 'sent';
    isReady();
    expect(timesSent()).toBe(1);
  });

  it('waits for its button when nobody pressed it', () => {
    const { element, isReady, timesSent } = shown();
    isReady();
    expect(timesSent()).toBe(0);
    fireEvent.submit(element);
    expect(timesSent()).toBe(1);
  });
});
