import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import parser from 'postcss-selector-parser';
import stylelint from 'stylelint';

const ruleName = 'swordtable/used';
const messages = stylelint.utils.ruleMessages(ruleName, {
  unused: (name) => `no component has the class "${name}": remove the rule, or correct the name`,
});

const WEB = fileURLToPath(new URL('../../packages/web/', import.meta.url));
const LAYERS = ['app', 'dev', 'games', 'kit'];

let known;
/** Every word of the components, and every beginning that a class is made from, as in `land-${color}`. */
const namesInUse = () => {
  if (known !== undefined) return known;
  const sources = LAYERS.flatMap((layer) =>
    readdirSync(join(WEB, layer), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(WEB, layer, name), 'utf8')),
  ).join('\n');
  known = {
    words: new Set(sources.match(/[A-Za-z][\w-]*/g)),
    starts: [...new Set([...sources.matchAll(/([A-Za-z][\w-]*-)\$\{/g)].map(([, start]) => start))],
  };
  return known;
};

const rule = (isOn) => (sheet, result) => {
  if (!isOn) return;
  const { words, starts } = namesInUse();
  sheet.walkRules((node) => {
    parser((selectors) =>
      selectors.walkClasses(({ value }) => {
        if (words.has(value) || starts.some((start) => value.startsWith(start))) return;
        stylelint.utils.report({ ruleName, result, node, message: messages.unused(value) });
      }),
    ).processSync(node.selector);
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

/** A class that is styled is one that some component has. */
export default stylelint.createPlugin(ruleName, rule);
