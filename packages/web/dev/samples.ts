import type { WhyText } from '../kit/why/why.ts';

/** One slip of each kind: words alone, a sum, two sums that are compared, and links to the rules. */
export const WHYS: readonly WhyText[] = [
  { title: 'You can’t place here', sentences: ['The board may not grow beyond five columns.'], rules: [] },
  {
    title: 'Why 7?',
    sums: [
      {
        parts: [
          { value: 5, label: 'printed' },
          { value: 2, label: 'Athena, beside it' },
        ],
        result: 7,
        label: 'Hercules, right side',
        color: 'red',
      },
    ],
    sentences: ['Athena adds 2 to each of your heroes next to her.'],
    rules: ['T-12'],
  },
  {
    title: 'Chimera beats Hercules, 6 to 5',
    sums: [
      { parts: [{ value: 6, label: 'printed' }], result: 6, label: 'Chimera, left side', color: 'red' },
      {
        parts: [
          { value: 7, label: 'printed' },
          { value: -2, label: 'Tartarus' },
        ],
        result: 5,
        label: 'Hercules, right side',
        color: 'blue',
      },
    ],
    compares: 'beats',
    sentences: ['Hercules flips to red.'],
    rules: ['T-9', 'T-14'],
  },
];
