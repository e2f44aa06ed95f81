import { Component, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';

const Sorry = () => {
  const { soon } = useWords();
  return (
    <main className="sentence">
      <h1>{soon.failed}</h1>
      <button type="button" className="btn lamp" onClick={() => location.reload()}>
        {soon.retry}
      </button>
    </main>
  );
};

/** Catches errors below it, such as a part that can't be loaded. React allows only classes for this. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Sorry /> : this.props.children;
  }
}
