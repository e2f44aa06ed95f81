import parser from 'postcss-selector-parser';
import stylelint from 'stylelint';

const ruleName = 'swordtable/scoped';
const messages = stylelint.utils.ruleMessages(ruleName, {
  unscoped: () => 'A style sheet consists of @scope (.root) { … } blocks, so that it changes no other component',
  root: (params) => `The root of a scope is one class, "@scope (.root)", not "${params}"`,
  named: (selector, root) =>
    `Within its scope the root is written :scope: "${selector}" names it "${root}", which not every browser matches`,
  nested: (selector) => `Write :scope instead of & in "${selector}"`,
});

const ROOT = /^\(\.[\w-]+\)(?: to \(.+\))?$/;
const BESIDE = new Set(['scope', 'keyframes', 'property', 'font-face']);

/** Whether a selector names the root by its class instead of :scope. */
const namesRoot = (selector, root) => {
  let found = false;
  let scope = false;
  parser((selectors) => {
    const [first] = selectors.nodes;
    for (const node of first.nodes) {
      if (node.type === 'pseudo' && /:scope/.test(node.toString())) scope = true;
      if (node.type === 'class' && node.value === root) found = true;
    }
  }).processSync(selector);
  return found && !scope;
};

const rule = (isOn) => (sheet, result) => {
  if (!isOn) return;
  const report = (node, message) => stylelint.utils.report({ ruleName, result, node, message });
  for (const node of sheet.nodes) {
    if (node.type === 'comment' || (node.type === 'atrule' && BESIDE.has(node.name))) continue;
    report(node, messages.unscoped());
  }
  sheet.walkAtRules('scope', (scope) => {
    if (!ROOT.test(scope.params)) report(scope, messages.root(scope.params));
    const root = scope.params.slice(2).split(')')[0];
    scope.walkRules((styles) => {
      for (const selector of styles.selectors) {
        if (selector.includes('&')) report(styles, messages.nested(selector));
        if (namesRoot(selector, root)) report(styles, messages.named(selector, root));
      }
    });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

/** Every rule of a component's sheet is in a scope, and selects the same in all browsers. */
export default stylelint.createPlugin(ruleName, rule);
