import { useEffect, useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';
import { access } from '../../client/remote/access.ts';
import { useLanguage } from '../../kit/words/language.ts';
import { sayRefusal } from '../../kit/words/refusals.ts';

type Listed = Awaited<ReturnType<typeof access.list>>;

const listed = observable<Listed | undefined>(undefined);
let asking: Promise<void> | undefined;

/** Several sections show a part of it each: they ask once. */
const look = (): Promise<void> => {
  asking ??= access.list().then((told) => {
    asking = undefined;
    listed.set(told);
  });
  return asking;
};

/** Where the visitor is signed in, and how they can sign in. */
export const useAccess = () => {
  const language = useLanguage();
  const told = useSyncExternalStore(listed.subscribe, listed.get);
  useEffect(() => void look(), []);
  return { ways: told?.ok === true ? told.value : undefined, look, trouble: told?.ok === false ? sayRefusal(language, told.refusal) : '' };
};
