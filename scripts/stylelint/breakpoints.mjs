import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';

const ruleName = 'swordtable/breakpoints';
const messages = stylelint.utils.ruleMessages(ruleName, {
  unnamed: (params) => `Name the size in kit/theme/breakpoints.css and use the name instead of "${params}"`,
  unknown: (name) => `There is no ${name} in kit/theme/breakpoints.css`,
});

const named = readFileSync(new URL('../../packages/web/kit/theme/breakpoints.css', import.meta.url), 'utf8');
const NAMES = new Set(Array.from(named.matchAll(/@custom-media (--[\w-]+)/g), ([, name]) => name));

const rule = (isOn) => (sheet, result) => {
  if (!isOn) return;
  sheet.walkAtRules('media', (node) => {
    const report = (message) => stylelint.utils.report({ ruleName, result, node, message });
    if (/\b(?:width|height)\b/.test(node.params)) report(messages.unnamed(node.params));
    for (const [name] of node.params.matchAll(/--[\w-]+/g)) if (!NAMES.has(name)) report(messages.unknown(name));
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

/** Window sizes at which something changes have a name, and one place. */
export default stylelint.createPlugin(ruleName, rule);
