import { html, pageOf } from './html.ts';

/** The start page, for visitors without a link. */
export const frontPage = (games: readonly string[]): string =>
  pageOf(
    'Swordtable',
    html`<main class="plain"><h1>Swordtable</h1>
<p class="lead">Play ${games.join(', ')} with friends, strangers, or bots.</p>
<p>This server has an HTTP API. One page describes it all, with a first match in six commands.</p>
<p><a class="button" href="/api">Read the API docs</a></p></main>`,
  );

/**
 * The page that match links lead to. Their secrets follow the #, which browsers don't send: the server neither sees nor needs them to show
 * this page.
 */
export const matchPage = (match: string): string =>
  pageOf(
    'A match on Swordtable',
    html`<main class="plain"><h1>You’re invited</h1>
<p class="lead">This is a link to the match <code>${match}</code>. Anyone who has it can use
what follows the #, so share it only with the person it’s for.</p>
<dl>
<dt><code>#seat=…&amp;invite=…</code></dt><dd>A seat is kept for you. Sit down with the number
and the secret in your link; it works once.
<pre tabindex="0"><code>curl -H "authorization: Bearer $KEY" -H 'content-type: application/json' \\
  ${'$BASE'}/api/matches/${match}/seats/<var>SEAT</var>/take \\
  -d '{"invite": "<var>INVITE</var>", "name": "You"}'</code></pre></dd>
<dt><code>#watch=…</code></dt><dd>You may watch. The secret in your link opens the spectators’ view.
<pre tabindex="0"><code>curl -H "authorization: Bearer $KEY" -H 'content-type: application/json' \\
  ${'$BASE'}/api/matches/${match}/watch \\
  -d '{"secret": "<var>WATCH</var>"}'</code></pre></dd>
</dl>
<p><a class="button" href="/api#begin">How to get a key and play</a>
<a class="button quiet" href="/api/matches/${match}">The players</a></p></main>`,
  );
