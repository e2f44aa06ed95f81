import { accept, type Result } from '@swordtable/kernel';
import { signOut } from '@swordtable/server/people/devices';
import { deletePlayer } from '@swordtable/server/people/leave';
import type { People } from '@swordtable/server/people/people';
import type { Documents } from '@swordtable/server/storage/documents';
import { told } from './society.ts';

/** What a process does for players: their names, their devices, and how they come and go. */
export interface Profiles {
  /** Makes the holder of a key a player; returns their id. */
  save(key: string, name: string): Promise<Result<string>>;
  phrase(player: string): Promise<Result<string>>;
  enter(phrase: string, device: string): Promise<Result<unknown>>;
  signOut(player: string, device: string): Promise<Result<unknown>>;
  leave(player: string): Promise<Result<unknown>>;
  /** The key that a device plays with; null if it was signed out. */
  identify(device: string): Promise<Result<string | null>>;
}

export const profilesOf = ({ players, phrases }: Pick<People, 'players' | 'phrases'>, documents: Documents): Profiles => {
  const save = async (key: string, name: string): Promise<Result<string>> => {
    const saved = await players.save(key, { name, emblem: { picture: 'owl', color: 'teal' } });
    return saved.ok ? accept(saved.value.id) : saved;
  };
  return {
    save: (key, name) => told(save(key, name)),
    phrase: (player) => told(phrases.create(player)),
    enter: (phrase, device) => told(phrases.signIn(phrase, { key: device, label: '' })),
    signOut: (player, device) => told(signOut(documents, player, device)),
    leave: (player) => told(deletePlayer(documents, player)),
    identify: (device) => told(players.identify(device).then((key) => accept(key ?? null))),
  };
};
