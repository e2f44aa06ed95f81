import './sums.css';
import { figure } from '@swordtable/games/grammar';
import { Fragment } from 'react';
import type { Sum, WhyText } from './why.ts';
import { useWhyWords } from './words.ts';

const Result = ({ sum }: { readonly sum: Sum }) => (
  <span className={`result-chip ${sum.color ?? ''}`}>
    <b>{figure(sum.result)}</b>
    <small>{sum.label}</small>
  </span>
);

const Sign = ({ sign, spoken }: { readonly sign: string; readonly spoken: string }) => (
  <span className="op">
    <span aria-hidden="true">{sign}</span>
    <span className="spoken">{spoken}</span>
  </span>
);

/** A number with its parts; only the number if nothing was added. */
const SumRow = ({ sum }: { readonly sum: Sum }) => {
  const words = useWhyWords();
  const [first, ...added] = sum.parts;
  if (first === undefined || (added.length === 0 && first.value === sum.result)) return <Result sum={sum} />;
  return (
    <>
      <span className="part">
        <b>{figure(first.value)}</b>
        <small>{first.label}</small>
      </span>
      {added.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their places in the sum.
        <Fragment key={index}>
          <Sign sign={value < 0 ? '−' : '+'} spoken={value < 0 ? words.minus : words.plus} />
          <span className="part">
            <b>{Math.abs(value)}</b>
            <small>{label}</small>
          </span>
        </Fragment>
      ))}
      <Sign sign="=" spoken={words.makes} />
      <Result sum={sum} />
    </>
  );
};

/** Numbers and their parts: two that are compared share a line if there's room; others are stacked. */
export const Sums = ({ sums, compares }: { readonly sums: readonly Sum[]; readonly compares: WhyText['compares'] }) => {
  const [mine, theirs] = sums;
  if (compares !== undefined && mine !== undefined && theirs !== undefined)
    return (
      <p className="sum">
        <SumRow sum={mine} />
        <span className="verb">{compares}</span>
        <SumRow sum={theirs} />
      </p>
    );
  return (
    <div className="sums">
      {sums.map((sum) => (
        <p key={`${sum.color} ${sum.label}`} className="sum">
          <SumRow sum={sum} />
        </p>
      ))}
    </div>
  );
};
