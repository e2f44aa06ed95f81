type Signs = readonly (readonly [RegExp, string])[];

/** Browsers name those they want to be taken for, so the order matters. */
const BROWSERS: Signs = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: Signs = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (signs: Signs, agent: string): readonly string[] =>
  signs
    .filter(([sign]) => sign.test(agent))
    .map(([, name]) => name)
    .slice(0, 1);

/** What a device calls itself, roughly: enough to tell one's own apart, and no more. */
export const deviceLabel = (userAgent: string | undefined): string =>
  [...named(BROWSERS, userAgent ?? ''), ...named(SYSTEMS, userAgent ?? '')].join(', ');
