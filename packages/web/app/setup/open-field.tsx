import { useMe } from '../me/me.ts';
import { useWords } from '../words/use-words.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import { useTermWords } from './term-words.ts';
import { isRatable, type LinkTerms } from './terms.ts';

interface OpenProps {
  readonly terms: LinkTerms;
  readonly onChange: (terms: LinkTerms) => void;
}

/** Who may sit down: those with a link, or anyone. */
const WhoSits = ({ terms, onChange }: OpenProps) => {
  const words = useTermWords();
  const { isDefault } = useWords().setup;
  const choose = (anyone: boolean) => () => onChange({ ...terms, anyone });
  return (
    <ChoiceGroup name={words.sitting}>
      <Choice
        group="anyone"
        name={words.invited}
        text={words.invitedText}
        tag={isDefault}
        checked={!terms.anyone}
        onChoose={choose(false)}
      />
      <Choice group="anyone" name={words.anyone} text={words.anyoneText} checked={terms.anyone} onChoose={choose(true)} />
    </ChoiceGroup>
  );
};

/** Whether an open table counts. */
const Counting = ({ terms, hasBots, onChange }: OpenProps & { readonly hasBots: boolean }) => {
  const words = useTermWords();
  const { me } = useMe();
  const unfit = me === null ? words.ratedGuest : isRatable({ terms, hasBots }) ? undefined : words.unratable;
  const choose = (rated: boolean) => () => onChange({ ...terms, rated });
  return (
    <ChoiceGroup name={words.rating}>
      <Choice
        group="rated"
        name={words.casual}
        text={words.casualText}
        checked={!terms.rated || unfit !== undefined}
        onChoose={choose(false)}
      />
      <Choice
        group="rated"
        name={words.counts}
        text={words.countsText}
        checked={terms.rated && unfit === undefined}
        disabled={unfit !== undefined}
        unfit={unfit}
        onChoose={choose(true)}
      />
    </ChoiceGroup>
  );
};

/** Whether strangers may sit down, and whether it counts then. */
export const OpenField = ({ hasBots, ...props }: OpenProps & { readonly hasBots: boolean }) => (
  <>
    <WhoSits {...props} />
    {props.terms.anyone && <Counting {...props} hasBots={hasBots} />}
  </>
);
