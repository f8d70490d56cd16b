import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

/** Says 'Saved' a little later, and then marks the page in an effect. */
function LateAnswer() {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const answer = setTimeout(() => setSaved(true), 2);
    return () => clearTimeout(answer);
  }, []);
  useEffect(() => {
    document.body.dataset['effects'] = isSaved ? 'done' : 'ahead';
  }, [isSaved]);
  return isSaved ? <p>Saved</p> : <p>Saving</p>;
}

/** Keeps the processor busy after each change of the page, longer than the shortest timer takes. */
function busyAfterChanges(): MutationObserver {
  const observer = new MutationObserver(() => {
    queueMicrotask(() => {
      const end = performance.now() + 5;
      while (performance.now() < end);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return observer;
}

it('a test goes on after the effects of what it waited for, also on a busy machine', async () => {
  for (let round = 1; round <= 20; round++) {
    const busy = busyAfterChanges();
    const { unmount } = render(<LateAnswer />);
    await screen.findByText('Saved');
    expect(document.body.dataset['effects'], `round ${round}`).toBe('done');
    busy.disconnect();
    unmount();
  }
});
