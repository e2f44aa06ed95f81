import type { Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loadGame } from '../../table/local/games.ts';
import { type Created, serviceAt } from '../../table/remote/api.ts';
import { readLink } from '../../table/remote/links.ts';
import { openTable } from '../../table/remote/remote.ts';
import type { Table } from '../../table/table.ts';
import { useTable } from '../../table/use-table.ts';
import { useWords } from '../../words/language.ts';
import { readChoices } from '../setup/choices.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { Invitations, keepInvitations } from './invitations.tsx';
import { TablePage } from './table-page.tsx';

const service = serviceAt();

/** Makes the match that the address describes: you, and a link for everybody else. */
const make = async (search: string, you: string): Promise<Result<Created>> => {
  const loaded = await loadGame(new URLSearchParams(search).get('game') ?? '');
  if (!loaded.ok) return loaded;
  const choices = readChoices(loaded.value[0], search);
  if (!choices.ok) return choices;
  const { game, seats, options } = choices.value;
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'person' as const }));
  return service.create({ game, options, seats: [{ kind: 'me', name: you }, ...others] });
};

/** Sits down with the link's secret, or finds the own seat again; without one it is watched. */
const enter = async (match: string, hash: string): Promise<Result<Table>> => {
  const link = readLink(`/match/${match}${hash}`);
  if (link !== undefined && 'invite' in link) {
    const taken = await service.take(match, link.seat, { invite: link.invite });
    if (!taken.ok) return taken;
    return openTable(match, link.seat);
  }
  if (link !== undefined && 'watch' in link) {
    const watching = await service.watch(match, link.watch);
    return watching.ok ? openTable(match, null) : watching;
  }
  const found = await service.one(match);
  return found.ok ? openTable(match, found.value.yours[0] ?? null) : found;
};

const Opened = ({ table, match }: { readonly table: Table; readonly match: string }) => {
  const { card } = useTable(table);
  return card.status === 'waiting' ? <Invitations match={match} /> : <TablePage table={table} />;
};

/** A match that a service holds: a new one by link, or one that somebody was invited to. */
export const MatchPage = ({ match }: { readonly match: string }) => {
  const words = useWords();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Result<Table>>();
  const { you } = words.play;
  useEffect(() => {
    let here = true;
    let table: Table | undefined;
    const open = async (): Promise<void> => {
      if (match === 'new') {
        const made = await make(search, you);
        if (!here) return;
        if (!made.ok) return setOpened(made);
        keepInvitations(made.value);
        return navigate(`/match/${made.value.match}`, { replace: true });
      }
      const result = await enter(match, window.location.hash);
      // The secret has done its work; it stays neither in sight nor in the history.
      if (window.location.hash !== '') history.replaceState(null, '', `/match/${match}`);
      if (!here) return result.ok ? result.value.close() : undefined;
      if (result.ok) table = result.value;
      setOpened(result);
    };
    void open();
    return () => {
      here = false;
      table?.close();
      setOpened(undefined);
    };
  }, [match, search, you, navigate]);
  if (opened === undefined) return <SentencePage sentence={words.page.loading} />;
  return opened.ok ? <Opened table={opened.value} match={match} /> : <SentencePage sentence={opened.refusal.sentence} />;
};
