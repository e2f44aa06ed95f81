import { type ReactNode, useId } from 'react';

/** A part of the page with a heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const heading = useId();
  return (
    <section className="panel me-section" aria-labelledby={heading}>
      <h2 id={heading} className="display">
        {title}
      </h2>
      {children}
    </section>
  );
};
