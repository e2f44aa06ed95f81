import type { Life } from './agenda.ts';
import type { World } from './world.ts';

/** Does a round again and again, as long as its process lives. */
export const repeatIn = (
  world: World,
  life: Life,
  { first, every }: { readonly first: number; readonly every: number },
  round: () => Promise<void>,
  failed: (error: unknown) => void,
): void => {
  const again = async (): Promise<void> => {
    await round().catch(failed);
    world.after(every, () => void again(), life);
  };
  world.after(first, () => void again(), life);
};
