import breakpoints from './scripts/stylelint/breakpoints.mjs';
import owners from './scripts/stylelint/owners.mjs';
import scoped from './scripts/stylelint/scoped.mjs';
import tokens from './scripts/stylelint/tokens.mjs';
import used from './scripts/stylelint/used.mjs';

/** Biome formats the style sheets; this checks what they say. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [scoped, owners, tokens, breakpoints, used],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'swordtable/scoped': true,
    'swordtable/owners': true,
    'swordtable/tokens': true,
    'swordtable/breakpoints': true,
    'swordtable/used': true,
    // Biome decides about empty lines and how values are written.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'alpha-value-notation': null,
    'color-function-notation': null,
    'color-hex-length': null,
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: ['grid-template'] }],
    // Safari knows user-select by its old name only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['user-select'] }],
    // Each element that comes or goes would have the whole page searched again: a quarter of the time that styles took.
    'selector-disallowed-list': ['/(html|body|:root):has/'],
    // Some classes are names of the game's own: an attribute, a gem, a color of land.
    'selector-class-pattern': null,
    // A part and its states may stand apart, each with what it belongs to.
    'no-duplicate-selectors': null,
    // Sheets go from the general to the special by part, not by weight.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['packages/web/kit/theme/**', 'packages/web/dev/**'],
      rules: { 'swordtable/scoped': null, 'swordtable/owners': null },
    },
    {
      files: ['packages/web/kit/theme/tokens.css', 'packages/web/kit/theme/breakpoints.css'],
      rules: { 'swordtable/tokens': null, 'swordtable/breakpoints': null },
    },
  ],
};
