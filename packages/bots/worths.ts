import type { Rules } from './bot.ts';
import type { Outlook } from './outlook.ts';

/**
 * What each seat plays for where games are judged before they end. Between two, that is the lead, and where it was learned the chance to
 * win with it. Among more, it is the rank alone: a lead over the best of the others would make everyone play against the leader.
 */
export const worthsOf = <State, Action>(
  outlook: Outlook,
  { judge, deviation }: Pick<Rules<State, Action>, 'judge' | 'deviation'>,
): readonly number[] => {
  const { margins, wins } = outlook;
  if (margins.length > 2 && (judge !== undefined || deviation !== undefined)) return wins;
  return judge === undefined ? margins : margins.map((_, seat) => judge.worthIn(outlook, seat));
};
