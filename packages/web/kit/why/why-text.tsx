import { Sums } from './sums.tsx';
import type { WhyText as Explanation } from './why.ts';
import { useWhyWords } from './words.ts';

interface WhyTextProps {
  readonly why: Explanation;
  /** Opens the rules at a section or a ruling. */
  readonly openRule?: ((id: string) => void) | undefined;
}

/** The contents of a slip below its title: sums, sentences, and links to the rules. */
export const WhyText = ({ why: { sums, compares, sentences, rules }, openRule }: WhyTextProps) => {
  const words = useWhyWords();
  return (
    <>
      {sums !== undefined && <Sums sums={sums} compares={compares} />}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rules.length > 0 && (
        <ul className="by-rule" aria-label={words.rules}>
          {rules.map((id) => (
            <li key={id}>
              {openRule === undefined ? (
                words.rule(id)
              ) : (
                <button type="button" onClick={() => openRule(id)}>
                  {words.rule(id)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
