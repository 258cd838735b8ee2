import { Component, type ReactNode } from 'react';

type Props = { readonly says: string; readonly again: string; readonly children: ReactNode };

/** When a page breaks, most often because the server has a newer one than was loaded: says so, and loads it anew. */
export class Broken extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { says, again, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <main className="page-note">
        <p role="alert">{says}</p>
        <button type="button" className="btn pri" onClick={() => location.reload()}>
          {again}
        </button>
      </main>
    );
  }
}
