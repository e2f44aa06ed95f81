import type { ReactNode } from 'react';
import './scene-bar.css';

interface SceneBarProps {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Above the board: who is ahead, what the last answer did, and the tools. */
export const SceneBar = ({ label, title, text, children }: SceneBarProps) => (
  <section className="scene-bar" aria-label={label}>
    <div className="scene-said" role="status">
      <b>{title}</b>
      <span>{text}</span>
    </div>
    <div className="row">{children}</div>
  </section>
);
