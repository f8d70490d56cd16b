import { notice } from '@lifted/client/notice.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { Component, type ReactNode } from 'react';
import { useWords } from '../../language.ts';

const WORDS = {
  en: { failed: 'This part can’t be shown right now.', reload: 'Reload' },
  de: { failed: 'Dieser Teil lässt sich gerade nicht anzeigen.', reload: 'Neu laden' },
};

/** Around a part of the dashboard: when it cannot be drawn, because of an answer of an unexpected shape say, the others stay. */
export class CardBoundary extends Component<
  { readonly children: ReactNode; readonly className?: string | undefined },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(failure: unknown) {
    notice({ kind: 'failure', source: 'render', failure });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={this.props.className}>
        <FailedPart />
      </div>
    );
  }
}

function FailedPart() {
  const { failed, reload } = useWords(WORDS);
  return (
    <Notice tone="error">
      <p>{failed}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </Notice>
  );
}
