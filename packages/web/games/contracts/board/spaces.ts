import type { Event } from '@swordtable/games/contracts/events';

const card = (id: string): string => `[data-card="${CSS.escape(id)}"]`;

/** The location, quest, contract, or common contract that an event changed in the kingdom. */
export const spacesOf = (event: Event): readonly string[] => {
  switch (event.what) {
    case 'visited':
      return [`[data-spot="${event.spot}"]`];
    case 'quest':
      return [card(event.quest)];
    case 'opened':
    case 'refilled':
      return [card(event.contract)];
    case 'contributed':
      return [card(event.common)];
    default:
      return [];
  }
};
