import type { Ruling } from '../words/rulings.ts';
import './about.css';

interface RulingsProps {
  readonly ids: readonly string[];
  readonly rulingOf: (id: string) => Ruling | undefined;
  readonly heading: string;
  readonly text: string;
}

/** The rulings about what a piece's short text leaves open. */
export const Rulings = ({ ids, rulingOf, heading, text }: RulingsProps) => (
  <section className="about-part">
    <h2 className="display">{heading}</h2>
    <p className="about-note">{text}</p>
    {ids.map((id) => {
      const ruling = rulingOf(id);
      return (
        <div key={id} className="about-ruling">
          <h3>
            {ruling?.title} <small>{id}</small>
          </h3>
          <p>{ruling?.text}</p>
        </div>
      );
    })}
  </section>
);
