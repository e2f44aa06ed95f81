import { type FormEvent, useState } from 'react';

interface LineFormProps {
  readonly label: string;
  readonly button: string;
  readonly type?: 'text' | 'password';
  readonly onSend: (text: string) => void;
}

/** One line of text, and a button that sends it. */
export const LineForm = ({ label, button, type = 'text', onSend }: LineFormProps) => {
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onSend(text.trim());
  };
  return (
    <form className="line-form" onSubmit={send}>
      <label>
        <span>{label}</span>
        <input type={type} className="field-line" autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" className="btn">
        {button}
      </button>
    </form>
  );
};
