import { useState } from 'react';

/** A question that waits for its answer. */
interface Asked<About, Answer> {
  readonly about: About;
  /** Null: the desk thought better of it. */
  readonly answer: (answer: Answer | null) => void;
}

/** A question in the middle of a command: `ask` answers once the dialog drawn from `asked` does. */
export function useQuestion<About, Answer>() {
  const [asked, setAsked] = useState<Asked<About, Answer> | null>(null);
  const ask = (about: About) =>
    new Promise<Answer | null>((resolve) => {
      setAsked({
        about,
        answer(answer) {
          setAsked(null);
          resolve(answer);
        },
      });
    });
  return { ask, asked };
}
