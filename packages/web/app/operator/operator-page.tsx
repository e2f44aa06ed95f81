import './operator-page.css';
import type { Result } from '@swordtable/kernel';
import { useState } from 'react';
import { type Operator, operatorWith } from '../../client/remote/operator.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { Page } from '../shell/page.tsx';
import { LineForm } from './line-form.tsx';
import { PeopleSection } from './people-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { SanctionsSection } from './sanctions-section.tsx';
import { ServerSection } from './server-section.tsx';
import { useOperatorWords } from './use-operator-words.ts';

const SECTIONS = [ReportsSection, SanctionsSection, PeopleSection, ServerSection];

/** The page for those who run the server. The key stays in this page, and is gone with it. */
export const OperatorPage = () => {
  const words = useOperatorWords();
  const inWords = useRefusal();
  const [operator, setOperator] = useState<Operator>();
  const [message, setMessage] = useState<string>();
  const [round, setRound] = useState(0);
  const enter = async (key: string): Promise<void> => {
    const known = operatorWith(key);
    const tried = await known.sanctions();
    setMessage(tried.ok ? undefined : inWords(tried.refusal));
    if (tried.ok) setOperator(known);
  };
  const run = async (doing: Promise<Result<unknown>>): Promise<boolean> => {
    const done = await doing;
    setMessage(done.ok ? words.done : inWords(done.refusal));
    setRound((before) => before + 1);
    return done.ok;
  };
  return (
    <Page heading={words.heading}>
      <div className="operator">
        <h1 className="display">{words.heading}</h1>
        <p>{words.lead}</p>
        {operator === undefined ? (
          <LineForm label={words.key} button={words.enter} type="password" onSend={(key) => void enter(key)} />
        ) : (
          SECTIONS.map((Each) => <Each key={Each.name} operator={operator} round={round} run={run} />)
        )}
        <div className="operator-message" role="status">
          {message}
        </div>
      </div>
    </Page>
  );
};
