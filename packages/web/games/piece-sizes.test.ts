import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// As containers, 25 tiles took two to three times as long to style: nothing in a container is shared with another.
test.each(['tile-battle/board/tile.css', 'battlefields/board/card.css'])(
  '%s takes sizes from a registered length, so that no piece is a container',
  (path) => {
    const css = readFileSync(new URL(path, import.meta.url), 'utf8');
    expect(css).toMatch(/@property --\w+ \{\s+syntax: "<length>"/);
    expect(css.match(/container|\dcq[wh]/g)).toBeNull();
  },
);
