/** The texts about blocked players. */
export const en = {
  heading: 'Blocked players',
  text: 'You’re never paired with players you block, and you don’t hear each other. They aren’t told.',
  none: 'You haven’t blocked anyone.',
  unblock: 'Unblock',
  unblocked: (name: string): string => `${name} is no longer blocked.`,
};
