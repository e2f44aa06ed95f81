import './invitations.css';
import { useState } from 'react';
import { keep, kept } from '../../kept.ts';
import type { Created } from '../../table/remote/api.ts';
import { useWords } from '../../words/language.ts';
import { Page } from '../shell/page.tsx';

const keyOf = (match: string): string => `swordtable.invitations.${match}`;

/** Links are told once, to whoever made the match; they are kept here until everybody has sat down. */
export const keepInvitations = ({ match, invites, watch }: Created): boolean =>
  keep(keyOf(match), { seats: invites.map(({ link }) => link), watch: watch?.link ?? null });

interface Kept {
  readonly seats: readonly string[];
  readonly watch: string | null;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'seats' in value && Array.isArray(value.seats) && 'watch' in value;

const Shared = ({ link }: { readonly link: string }) => {
  const words = useWords().play;
  const [copied, setCopied] = useState(false);
  const whole = new URL(link, window.location.origin).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(whole);
    setCopied(true);
  };
  return (
    <p className="invitation">
      <input readOnly value={whole} aria-label={words.share} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" className="btn lamp" onClick={() => void copy()}>
        {copied ? words.copied : words.copy}
      </button>
    </p>
  );
};

/** What whoever made a match sees until the others have come. */
export const Invitations = ({ match }: { readonly match: string }) => {
  const words = useWords().play;
  const found = kept(keyOf(match));
  const { seats, watch } = isKept(found) ? found : { seats: [], watch: null };
  return (
    <Page>
      <div className="invitations">
        <h1 className="display" aria-live="polite">
          {words.waiting}
        </h1>
        {seats.length > 0 && <p>{words.share}</p>}
        {seats.map((link) => (
          <Shared key={link} link={link} />
        ))}
        {watch !== null && (
          <>
            <p>{words.spectators}</p>
            <Shared link={watch} />
          </>
        )}
      </div>
    </Page>
  );
};
