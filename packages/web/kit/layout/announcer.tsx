/** Tells screen readers what just happened. */
export const Announcer = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <p className="spoken" aria-live="polite">
    {sentences.join(' ')}
  </p>
);
