import type { Json, OptionSpec, Refusal } from '@swordtable/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { useGameText } from '../../kit/words/game-texts.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { typedTable, typingPage } from '../numbers/draft.ts';
import { useNumbersWords } from '../numbers/words.ts';
import { useWords } from '../words/use-words.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import { isTyped, keepTable, keptTable } from './choices.ts';

interface TableFieldProps {
  readonly game: string;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  readonly refusal: (value: Json) => Refusal | undefined;
}

const LARGEST = 256 * 1024;

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** A custom table from a file. The game checks it, and this browser stores it. */
export const TableField = ({ game, spec, value, onChange, refusal }: TableFieldProps) => {
  const text = useGameText();
  const words = useWords().setup;
  const { fileRefusal } = useNumbersWords();
  const inWords = useRefusal();
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState(false);

  // Errors in tile numbers are explained in detail in every language; those in other tables by the game's code.
  const say = (refused: Refusal): string => (refused.code === 'bad-tiles' ? fileRefusal(refused.sentence) : inWords(refused));

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > LARGEST) {
      setWrong(true);
      setSaid(words.fileLarge);
      return;
    }
    // A file may be gone or unreadable by now.
    const read = await file.text().catch(() => undefined);
    const table = read === undefined ? undefined : parsed(read);
    const refused = table === undefined || table === null ? undefined : refusal(table);
    const trouble = table === undefined || table === null ? words.fileBroken : refused && say(refused);
    const sentence = trouble ?? (keepTable(game, spec.id, table ?? null) ? undefined : words.fileFull);
    setWrong(sentence !== undefined);
    setSaid(sentence ?? words.fileKept(file.name));
    if (sentence === undefined) onChange(table ?? null);
  };

  const kept = keptTable(game, spec.id);
  const typed = typedTable(game, spec.id);
  const typing = typingPage(game, spec.id);
  const isTypedNow = isTyped(game, spec.id, value);
  return (
    <ChoiceGroup name={text(spec.name)} text={text(spec.text)}>
      <Choice
        group={spec.id}
        name={words.ours}
        text={words.oursText}
        tag={words.isDefault}
        checked={value === null}
        onChoose={() => onChange(null)}
      />
      {typed !== null && (
        <Choice group={spec.id} name={words.typed} text={words.typedText} checked={isTypedNow} onChoose={() => onChange(typed)} />
      )}
      <Choice
        group={spec.id}
        name={words.yours}
        text={words.yoursText}
        checked={value !== null && !isTypedNow}
        disabled={kept === null}
        onChoose={() => onChange(kept)}
      />
      <div className="files">
        <label className="btn file">
          <input
            type="file"
            accept=".json,application/json"
            className="spoken"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // So that the same file can be chosen again after it's fixed.
              event.target.value = '';
            }}
          />
          {words.file}
        </label>
        {typing !== undefined && (
          <Link href={typing} className="btn quiet">
            {words.typing}
          </Link>
        )}
      </div>
      <p className={wrong ? 'said wrong' : 'said'} role="status">
        {said}
      </p>
    </ChoiceGroup>
  );
};
