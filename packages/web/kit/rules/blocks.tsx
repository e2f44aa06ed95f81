import type { Block, RuleBook } from './book.ts';

type Drawing = Pick<RuleBook, 'markOf' | 'pictureOf'>;

/** Any block of the rules. */
const BlockView = ({ block, markOf, pictureOf }: { readonly block: Block } & Drawing) => {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'steps':
      return (
        <ol>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'terms':
      return (
        <dl>
          {block.terms.map(({ term, text, mark }) => (
            <div key={term}>
              <dt>
                {mark !== undefined && markOf?.(mark)}
                {term}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'picture':
      return (
        <figure>
          <div aria-hidden="true">{pictureOf?.(block.picture)}</div>
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'table':
      return (
        <table>
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their columns.
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
};

export const Blocks = ({ blocks, markOf, pictureOf }: { readonly blocks: readonly Block[] } & Drawing) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section's blocks never change their order.
    <BlockView key={index} block={block} markOf={markOf} pictureOf={pictureOf} />
  ));
