/** A game's three names: in addresses and folders, in code, and for people. */
export interface Names {
  readonly id: string;
  readonly variable: string;
  readonly title: string;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of a game from its id, such as `three-rivers`; nothing if the id is invalid. */
export const namesOf = (id: string): Names | undefined => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return undefined;
  const words = id.split('-');
  return {
    id,
    variable: words.map((word, at) => (at === 0 ? word : capitalized(word))).join(''),
    title: words.map(capitalized).join(' '),
  };
};

const TEMPLATE: Names = { id: 'new-game', variable: 'newGame', title: 'New Game' };

/** A template's text with another game's names. */
export const renamed = (text: string, to: Names): string =>
  text.replaceAll(TEMPLATE.id, to.id).replaceAll(TEMPLATE.variable, to.variable).replaceAll(TEMPLATE.title, to.title);
