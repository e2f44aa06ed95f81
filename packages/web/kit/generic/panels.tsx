import type { Panel } from '@swordtable/kernel';
import './panels.css';

const Chips = ({ items }: { readonly items: readonly string[] }) =>
  items.length === 0 ? (
    <p className="empty">–</p>
  ) : (
    <ul className="chips">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal items may occur several times.
        <li key={at}>{item}</li>
      ))}
    </ul>
  );

const Rows = ({ name, columns, rows }: Extract<Panel, { kind: 'table' }>) => (
  <table>
    <caption className="spoken">{name}</caption>
    <thead>
      <tr>
        {columns.map((column) =>
          column === '' ? (
            <td key={column} />
          ) : (
            <th key={column} scope="col">
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its place.
        <tr key={at}>
          {row.map((cell, column) =>
            columns[column] === '' ? (
              <th key={columns[column]} scope="row">
                {cell}
              </th>
            ) : (
              <td key={columns[column]}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

const Facts = ({ facts }: { readonly facts: readonly Extract<Panel, { kind: 'fact' }>[] }) => (
  <dl className="facts">
    {facts.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

type Heading = 'h2' | 'h3';

const Titled = ({ panel, Heading }: { readonly panel: Exclude<Panel, { kind: 'fact' }>; readonly Heading: Heading }) => (
  <fieldset className="generic-panel" data-kind={panel.kind} aria-label={panel.name}>
    <Heading>{panel.name}</Heading>
    {panel.kind === 'list' && <Chips items={panel.items} />}
    {panel.kind === 'table' && <Rows {...panel} />}
    {panel.kind === 'group' && <Panels panels={panel.panels} Heading="h3" />}
  </fieldset>
);

/** Any view: facts first, then everything else under its name. */
export const Panels = ({ panels, Heading = 'h2' }: { readonly panels: readonly Panel[]; readonly Heading?: Heading }) => {
  const facts = panels.filter((panel) => panel.kind === 'fact');
  return (
    <div className="generic-panels">
      {facts.length > 0 && <Facts facts={facts} />}
      {panels.map((panel) => (panel.kind === 'fact' ? null : <Titled key={panel.name} panel={panel} Heading={Heading} />))}
    </div>
  );
};
