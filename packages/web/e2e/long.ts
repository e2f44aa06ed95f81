/** What repeats a story that another test tells is left to the long form, `npm run test:long`. */
export const longIf = (isRepeated: boolean): { tags: string[] } => ({ tags: isRepeated ? ['long'] : [] });
