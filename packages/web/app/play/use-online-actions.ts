import type { Result } from '@swordtable/kernel';
import { useLocation } from 'wouter';
import { serviceAt } from '../../client/remote/api.ts';
import type { TableState } from '../../client/table.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import type { MatchAction } from './match-menu.tsx';
import { usePlayWords } from './play-words.ts';

const service = serviceAt();
/** A stand-in bot plays well, but answers quickly. */
const STAND_IN = 'medium';

interface OnlineActions {
  readonly actions: readonly MatchAction[];
  /** For a player whose seat a bot has taken. */
  readonly comeBack: MatchAction | undefined;
}

/** What else can be done in a match on the server. In a strict one, nobody steps in and nobody is invited. */
export const useOnlineActions = (
  { card, watcher, asked }: TableState,
  match: string,
  names: readonly { readonly name: string }[],
  isStrict: boolean,
  say: (sentence: string | undefined) => void,
): OnlineActions => {
  const words = usePlayWords();
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const tell = async (doing: Promise<Result<unknown>>, done?: string): Promise<void> => {
    const result = await doing;
    say(result.ok ? done : inWords(result.refusal));
  };
  const shareWatching = async (): Promise<void> => {
    const made = await service.watchLink(match);
    if (!made.ok) return say(inWords(made.refusal));
    const link = new URL(made.value.link, window.location.origin).href;
    await navigator.clipboard.writeText(link).then(
      () => say(words.watchCopied),
      () => say(words.notCopied(link)),
    );
  };
  const visits: readonly MatchAction[] = [
    { id: 'replay', label: words.replay, onDo: () => navigate(`/replay/match/${match}`) },
    ...(card.tournament === undefined
      ? []
      : [{ id: 'tournament', label: words.toTournament, onDo: () => navigate(`/tournaments/${card.tournament?.id}`) }]),
    ...card.seats.flatMap(({ profile, name }) =>
      profile === undefined ? [] : [{ id: profile.id, label: words.pageOf(name), onDo: () => navigate(`/players/${profile.id}`) }],
    ),
  ];
  if (watcher === null || isStrict) return { actions: visits, comeBack: undefined };
  const watch = { id: 'watch', label: words.watchLink, onDo: () => void shareWatching() };
  if (card.status !== 'running') return { actions: [...visits, watch], comeBack: undefined };
  const isAway = card.seats[watcher]?.away !== undefined;
  const comeBack = { id: 'back', label: words.comeBack, onDo: () => void tell(service.comeBack(match, watcher)) };
  const handOver = { id: 'hand', label: words.handOver, onDo: () => void tell(service.hand(match, watcher, STAND_IN)) };
  const waitedFor = asked.map(({ seat }) => seat).filter((seat) => seat !== watcher && card.seats[seat]?.player !== 'bot');
  const agree = waitedFor.map((seat) => ({
    id: `agree-${seat}`,
    label: words.agree(names[seat]?.name ?? ''),
    onDo: () => void tell(service.hand(match, seat, STAND_IN), words.agreed),
  }));
  return { actions: [...visits, watch, isAway ? comeBack : handOver, ...agree], comeBack: isAway ? comeBack : undefined };
};
