import { notice } from '@lifted/client/notice.ts';
import { Component, type ReactNode } from 'react';
import { FailedPart } from '../../ui/failed-part.tsx';

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
