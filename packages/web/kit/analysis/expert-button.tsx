import type { Expert } from './use-expert.ts';
import { useSharedWords } from './words.ts';

interface ExpertButtonProps {
  readonly expert: Expert;
  /** Why nothing can be asked here. */
  readonly trouble?: string | undefined;
  /** On a phone, its sign is enough. */
  readonly isBrief?: true;
}

/** Asks the strong bot; while it thinks, says how far it is, and stops it. */
export const ExpertButton = ({ expert: { isThinking, opinion, ask, stop }, trouble, isBrief }: ExpertButtonProps) => {
  const words = useSharedWords();
  if (isThinking)
    return (
      <p className="row">
        <span className={isBrief === undefined ? 'grow' : 'spoken-on-phone'} role="status">
          {words.thinking(opinion?.looks ?? 0, opinion?.of ?? 4)}
        </span>
        <button type="button" className="btn" onClick={stop}>
          {words.stop}
        </button>
      </p>
    );
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={trouble !== undefined}
      title={trouble ?? words.expertText}
      onClick={trouble === undefined ? ask : undefined}
    >
      <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
        <path d="M12 1a8 8 0 0 0-4.500 14.600V18h9v-2.400A8 8 0 0 0 12 1zM8.500 20h7v1.500h-1.500V23h-4v-1.500H8.500z" />
      </svg>
      <span className={isBrief && 'spoken-on-phone'}>{words.askExpert}</span>
    </button>
  );
};
