import values from 'postcss-value-parser';
import stylelint from 'stylelint';

const ruleName = 'swordtable/tokens';
const messages = stylelint.utils.ruleMessages(ruleName, {
  raw: (value, property) => `Use a token from kit/theme/tokens.css (--s-…, --r-…) instead of ${value} for ${property}`,
});

const SPACE = /^(?:margin|padding|scroll-margin|scroll-padding)(?:-|$)|^(?:row-|column-)?gap$/;
const CORNER = /radius$/;
/** Spaces up to here are steps of the scale; anything larger is a measurement. */
const LARGEST = 20;
const HAIRLINE = 1.5;

/** Lengths in a value itself: those in calc() are computed, and a negative one is a measured overlap. */
const raw = (value) =>
  values(value)
    .nodes.filter(({ type, value: word }) => type === 'word' && /^[\d.]+px$/.test(word))
    .map(({ value: word }) => word)
    .filter((word) => Number.parseFloat(word) > HAIRLINE && Number.parseFloat(word) <= LARGEST);

const rule = (isOn) => (sheet, result) => {
  if (!isOn) return;
  sheet.walkDecls((node) => {
    if (!SPACE.test(node.prop) && !CORNER.test(node.prop)) return;
    for (const word of raw(node.value)) stylelint.utils.report({ ruleName, result, node, word, message: messages.raw(word, node.prop) });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

/** Spaces and corners come from the theme's scales. */
export default stylelint.createPlugin(ruleName, rule);
