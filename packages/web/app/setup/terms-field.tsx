import { LEVELS } from '@swordtable/bots';
import { useWords } from '../words/use-words.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import { OpenField } from './open-field.tsx';
import { useTermWords } from './term-words.ts';
import { CLOCKS, defaultTerms, type LinkTerms, PATIENCES, type Pace, settledTerms } from './terms.ts';

interface TermsProps {
  readonly terms: LinkTerms;
  readonly onChange: (terms: LinkTerms) => void;
}

const WhoWatches = ({ terms, onChange }: TermsProps) => {
  const words = useTermWords();
  const { isDefault } = useWords().setup;
  const choose = (listed: boolean) => () => onChange({ ...terms, listed });
  return (
    <ChoiceGroup name={words.watching}>
      <Choice
        group="listed"
        name={words.private}
        text={words.privateText}
        tag={isDefault}
        checked={!terms.listed}
        onChoose={choose(false)}
      />
      <Choice group="listed" name={words.public} text={words.publicText} checked={terms.listed} onChoose={choose(true)} />
    </ChoiceGroup>
  );
};

const Hints = ({ terms, onChange }: TermsProps) => {
  const words = useTermWords();
  const { isDefault } = useWords().setup;
  const choose = (hints: boolean) => () => onChange({ ...terms, hints });
  return (
    <ChoiceGroup name={words.hints} text={words.hintsText}>
      <Choice group="hints" name={words.noHints} text="" tag={isDefault} checked={!terms.hints} onChoose={choose(false)} />
      <Choice group="hints" name={words.withHints} text="" checked={terms.hints} onChoose={choose(true)} />
    </ChoiceGroup>
  );
};

const timesAt = (pace: Pace): Pick<LinkTerms, 'pace' | 'clock' | 'patience'> => {
  const { clock, patience } = defaultTerms(pace);
  return { pace, clock, patience };
};

const PaceOfPlay = ({ terms, onChange }: TermsProps) => {
  const words = useTermWords();
  const { isDefault } = useWords().setup;
  // Times for one pace don't suit the other, so they start over.
  const choose = (pace: Pace) => () => onChange({ ...terms, ...timesAt(pace) });
  return (
    <ChoiceGroup name={words.pace}>
      <Choice
        group="pace"
        name={words.live}
        text={words.liveText}
        tag={isDefault}
        checked={terms.pace === 'live'}
        onChoose={choose('live')}
      />
      <Choice group="pace" name={words.days} text={words.daysText} checked={terms.pace === 'days'} onChoose={choose('days')} />
    </ChoiceGroup>
  );
};

const Clock = ({ terms, isRated, onChange }: TermsProps & { readonly isRated: boolean }) => {
  const words = useTermWords();
  const { isDefault } = useWords().setup;
  return (
    <ChoiceGroup name={words.clock} text={isRated ? words.ratedClockText : words.clockText}>
      {CLOCKS[terms.pace].map((clock) => (
        <Choice
          key={clock}
          group="clock"
          name={clock === 0 ? words.noClock : words.clockOf(clock)}
          text=""
          tag={clock === defaultTerms(terms.pace).clock ? isDefault : undefined}
          checked={terms.clock === clock}
          onChoose={() => onChange({ ...terms, clock })}
        />
      ))}
    </ChoiceGroup>
  );
};

const StandIn = ({ terms, onChange }: TermsProps) => {
  const words = useTermWords();
  const setup = useWords().setup;
  return (
    <ChoiceGroup name={words.standIn} text={words.standInText}>
      {LEVELS.map(({ id }) => (
        <Choice
          key={id}
          group="stand-in"
          name={setup.levelName(id)}
          text={setup.levels[id]}
          tag={id === defaultTerms(terms.pace).standIn ? setup.isDefault : undefined}
          checked={terms.standIn === id}
          onChoose={() => onChange({ ...terms, standIn: id })}
        />
      ))}
    </ChoiceGroup>
  );
};

const Patience = ({ terms, onChange }: TermsProps) => {
  const words = useTermWords();
  const { isDefault } = useWords().setup;
  return (
    <ChoiceGroup name={words.patience} text={words.patienceText}>
      {PATIENCES[terms.pace].map((patience) => (
        <Choice
          key={patience}
          group="patience"
          name={words.patienceOf(patience)}
          text=""
          tag={patience === defaultTerms(terms.pace).patience ? isDefault : undefined}
          checked={terms.patience === patience}
          onChoose={() => onChange({ ...terms, patience })}
        />
      ))}
    </ChoiceGroup>
  );
};

/** The terms of a match by link. A clock decides automatically; without one, the other players do. In a rated match, no bot steps in. */
export const TermsField = ({ hasBots, ...props }: TermsProps & { readonly hasBots: boolean }) => {
  const isRated = settledTerms(props.terms, hasBots).rated;
  return (
    <>
      <OpenField {...props} hasBots={hasBots} />
      <PaceOfPlay {...props} />
      <Clock {...props} isRated={isRated} />
      {props.terms.clock === 0 && <Patience {...props} />}
      {props.terms.clock > 0 && !isRated && <StandIn {...props} />}
      <Hints {...props} />
      {!props.terms.anyone && <WhoWatches {...props} />}
    </>
  );
};

/** The terms in the summary, one line each. */
export const useTermLines = (): ((terms: LinkTerms) => readonly (readonly [string, string])[]) => {
  const words = useTermWords();
  return ({ anyone, rated, listed, hints, pace, clock }) => [
    [words.sitting, anyone ? words.anyone : words.invited],
    ...(anyone ? [[words.rating, rated ? words.counts : words.casual] as const] : []),
    [words.pace, words[pace]],
    [words.clock, clock === 0 ? words.noClock : words.clockOf(clock)],
    [words.hints, hints ? words.withHints : words.noHints],
    [words.watching, listed || anyone ? words.public : words.private],
  ];
};
