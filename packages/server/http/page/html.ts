/** A piece of HTML. Whatever is inserted is escaped, unless it's a piece itself. */
export interface Piece {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

type Part = Piece | string | number | readonly Piece[];

const textOf = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Piece => ({
  html: texts.map((text, index) => text + (index < parts.length ? textOf(parts[index] as Part) : '')).join(''),
});

/** A sentence in which `words like these` are code. */
export const prose = (text: string): Piece => ({ html: escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>') });

export const NOTHING: Piece = { html: '' };

const SWORD: Piece = {
  html: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2 14 6v9h4v2h-4l-.5 6h-3L10 17H6v-2h4V6z"/></svg>',
};

/** A whole page. Styles are in a file, because pages may not have inline ones. */
export const pageOf = (title: string, body: Piece): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<header class="bar"><a class="brand" href="/">${SWORD}Swordtable</a>
<nav><a href="/api">API</a><a href="/api/openapi.json">OpenAPI</a></nav></header>
${body}
</body>
</html>
`.html;
