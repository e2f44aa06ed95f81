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

/** Catches what goes wrong below it, such as a part that cannot be loaded. React lets only a class do that. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Sorry /> : this.props.children;
  }
}
