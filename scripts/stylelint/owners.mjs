import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import parser from 'postcss-selector-parser';
import stylelint from 'stylelint';

const ruleName = 'swordtable/owners';
const messages = stylelint.utils.ruleMessages(ruleName, {
  shared: (name, file) => `".${name}" is also a class in ${file}: rename one of the two`,
});

const WEB = fileURLToPath(new URL('../../packages/web/', import.meta.url));
const LAYERS = ['app', 'games', 'kit'];

/** The classes of a selector's last compound: those of the element it styles. */
const subject = (selector) => {
  const nodes = selector.nodes.slice(selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  return nodes.filter(({ type }) => type === 'class').map(({ value }) => value);
};

/** What a sheet owns, and under which root: the root itself, and the parts that it styles by one class alone. */
const claimsOf = (sheet) => {
  const claims = [];
  sheet.walkAtRules('scope', (scope) => {
    const root = scope.params.slice(2).split(')')[0];
    scope.walkRules((node) => {
      parser((selectors) => {
        for (const selector of selectors.nodes) {
          if (selector.nodes.some(({ type }) => type === 'combinator')) continue;
          const isRoot = selector.nodes.some((each) => each.type === 'pseudo' && each.value === ':scope');
          const names = isRoot ? [root] : subject(selector);
          if (names.length === 1) claims.push({ name: names[0], root, node });
        }
      }).processSync(node.selector);
    });
  });
  return claims;
};

/** The folder whose parts know each other: the pages, the kit, or one game. */
const realm = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('games/') ? 2 : 1)
    .join('/');
/** Two games are never on one page; everything else can be. */
const meet = (one, other) => realm(one) === realm(other) || !(one.startsWith('games/') && other.startsWith('games/'));

let index;
const everySheet = () => {
  index ??= LAYERS.flatMap((layer) =>
    readdirSync(join(WEB, layer), { recursive: true })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(layer, name).split(sep).join('/'))
      .filter((file) => !file.startsWith('kit/theme/'))
      .map((file) => ({ file, claims: claimsOf(postcss.parse(readFileSync(join(WEB, file), 'utf8'))) })),
  );
  return index;
};

const rule = (isOn) => (sheet, result) => {
  if (!isOn) return;
  const own = relative(WEB, sheet.source.input.file).split(sep).join('/');
  const said = new Set();
  for (const { name, root, node } of claimsOf(sheet)) {
    const other = everySheet().find(
      ({ file, claims }) => file !== own && meet(own, file) && claims.some((claim) => claim.name === name && claim.root !== root),
    );
    if (other === undefined || said.has(name)) continue;
    said.add(name);
    stylelint.utils.report({ ruleName, result, node, message: messages.shared(name, other.file) });
  }
};
rule.ruleName = ruleName;
rule.messages = messages;

/** A class belongs to one component among all that can be on a page together. */
export default stylelint.createPlugin(ruleName, rule);
