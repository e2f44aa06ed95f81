/** The directions, in the order of the rules' sides. */
export const SIDES = ['Norden', 'Osten', 'Süden', 'Westen'] as const;
