export const findTells: (
  path: string,
  text: string,
) => readonly { readonly words: string; readonly instead: string; readonly row: number }[];
