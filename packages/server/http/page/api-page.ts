import { CODES } from '../refusals.ts';
import type { Document, Operation, Response } from './document.ts';
import { fieldsOf, parameterOf } from './fields.ts';
import { html, NOTHING, type Piece, pageOf, prose } from './html.ts';

/** The parts of the API, in the order you need them. */
const PARTS: Readonly<Record<string, string>> = {
  games: 'The games and their options.',
  matches: 'Creating and finding matches, and rematches.',
  seats: 'Joining, leaving, and letting a bot play.',
  play: 'Answering, and undoing answers.',
  watching: 'The table, once or as a stream.',
  replay: 'Replays step by step, and whole matches as files.',
  operation: 'For running the server.',
};

const FLOW = (base: string): string => `BASE=${base}
JSON='content-type: application/json'

# A key for your program. It works for every seat you take with it.
KEY=$(curl -s -X POST $BASE/api/keys | jq -r .key)
AUTH="authorization: Bearer $KEY"

# A match against one of our bots. You have seat 0, and it begins immediately.
MATCH=$(curl -s -H "$AUTH" -H "$JSON" $BASE/api/matches \\
  -d '{"game": "olympus", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}' | jq -r .match)

# The table from your seat: your view, your question, and every legal answer.
TABLE=$(curl -s -H "$AUTH" $BASE/api/matches/$MATCH/seats/0)

# Answer with the first option. Sent again with the same id, it is done only once.
echo "$TABLE" | jq '{seq: .decision.seq, action: .decision.options[0], id: "move 1"}' |
  curl -s -H "$AUTH" -H "$JSON" $BASE/api/matches/$MATCH/seats/0/actions -d @-

# Everything that happens from now on, one line of JSON each.
curl -sN -H "$AUTH" $BASE/api/matches/$MATCH/seats/0/stream`;

/** OpenAPI can't describe a socket, so its messages are shown as they are. */
const SOCKET = `→ {"do": "watch", "match": "ID", "seat": 0}
← [{"type": "told", "match": "ID", "seat": 0, "message": {"type": "table", …}}]
→ {"do": "act", "match": "ID", "seat": 0, "seq": 12, "action": {…}, "id": "move 7"}
← [{"type": "told", …, "message": {"type": "step", "seq": 13, …}}, {"type": "done", "id": "move 7", "seq": 13, "again": false}]
→ {"do": "unwatch", "match": "ID", "seat": 0}`;

/** An address may wrap before its slashes. */
const pathWith = (path: string): Piece =>
  html`${path.split(/(?=[/{])/).map((word) => {
    if (word.startsWith('{')) return html`<var>${word}</var>`;
    return html`<wbr>${word}`;
  })}`;

const part = (title: string, content: Piece): Piece => (content.html === '' ? NOTHING : html`<h4>${title}</h4>${content}`);

const answered = (responses: Readonly<Record<string, Response>>): Piece => {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (status === undefined || response?.content === undefined) return NOTHING;
  const types = Object.keys(response.content);
  const schema = response.content['application/json']?.schema;
  if (schema === undefined)
    return part('Answer', html`<p>${types.map((type, index) => html`${index > 0 ? ' or ' : ''}<code>${type}</code>`)}</p>`);
  return part('Answer', fieldsOf(schema, { depth: 1, asked: false }));
};

const operationOf = (path: string, method: string, operation: Operation): Piece => {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const given = parameters.toSorted((one, other) => Number(other.in === 'path') - Number(one.in === 'path'));
  const fields = given.map(({ name, in: where, description: text, schema }) =>
    parameterOf(where === 'query' ? `?${name}` : name, schema, text),
  );
  return html`<details class="operation" id="${operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span><code class="path">${pathWith(path)}</code>
<span class="what">${summary}</span></summary>
<div class="inside">${description === undefined ? NOTHING : html`<p class="lead">${prose(description)}</p>`}
${fields.length === 0 ? NOTHING : part('Parameters', html`<ul class="fields">${fields}</ul>`)}
${body === undefined ? NOTHING : part('Body', fieldsOf(body, { depth: 2, asked: true }))}
${answered(responses)}</div></details>`;
};

const operationsIn = ({ paths }: Document, tag: string): Piece[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => (operation.tags[0] === tag ? [operationOf(path, method, operation)] : [])),
  );

const sectionOf = (document: Document, name: string): Piece =>
  html`<section id="${name}"><h2>${name}</h2><p class="muted">${PARTS[name] ?? ''}</p>${operationsIn(document, name)}</section>`;

const codes = (): Piece =>
  html`<table class="codes"><thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${Object.entries(CODES).map(
    ([code, [status, means]]) => html`<tr><td><code>${code}</code></td><td>${status}</td><td>${prose(means)}</td></tr>`,
  )}</tbody></table>`;

/** The whole API on one page, generated from the descriptions of the routes. */
export const apiPage = (document: Document, base: string): string =>
  pageOf(
    'Swordtable API',
    html`<main class="api">
<aside><nav aria-label="On this page"><a href="#begin">A match with curl</a>
${document.tags.map(({ name }) => html`<a href="#${name}">${name}</a>`)}<a href="#socket">socket</a><a href="#refusals">refusals</a></nav></aside>
<div class="column">
<h1>API</h1>
<p class="lead">${document.info.description} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<section id="begin"><h2>A match with curl</h2>
<pre tabindex="0"><code>${FLOW(base)}</code></pre>
<ul class="notes">
<li>${prose('Answer with the `seq` of the question, so that it can’t be taken for an answer to another one.')}</li>
<li>${prose('Resume a broken stream with `?after=N` or `Last-Event-ID: N`. The first message has what you missed.')}</li>
<li>${prose('The first message has the whole `view`; each further one has the changed facets in `changes`.')}</li>
<li>${prose('Every refusal is `{"code": …, "sentence": …}`. The code is stable; the sentence is for people.')}</li>
</ul></section>
${document.tags.map(({ name }) => sectionOf(document, name))}
<section id="socket"><h2>socket</h2>
<p class="muted">${prose('A WebSocket at `/api/socket` carries all your matches over one connection.')}</p>
<pre tabindex="0"><code>${SOCKET}</code></pre>
<ul class="notes">
<li>${prose('Messages are those of the streams. `"after": N` resumes after a break, and a move sent again with the same `id` is done only once.')}</li>
<li>${prose('`"compact": true` makes them shorter: a question may then have `choices`, whose combinations are the legal answers, in place of `options`.')}</li>
<li>${prose('A refusal is `{"type": "refused", "id": …, "code": …, "sentence": …}`, with the codes below.')}</li>
</ul></section>
<section id="refusals"><h2>refusals</h2>
<p class="muted">A game may have codes of its own, with status 409, for options that conflict.</p>${codes()}</section>
</div></main>`,
  );
