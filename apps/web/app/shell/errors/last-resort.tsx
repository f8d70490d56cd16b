import { Component, type ReactNode } from 'react';

/** Shown when even the error page failed (specification, section 8). */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main style={{ padding: '2rem' }}>
        <h1>Unexpected Application Error!</h1>
        <p>
          Reload the page, or <a href="/">start again from the home page</a>.
        </p>
      </main>
    );
  }
}
