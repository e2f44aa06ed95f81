import './credits-page.css';
import credits from 'virtual:icons/credits';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';

/** Credits for emblems and typefaces, as their licenses require. */
export const CreditsPage = () => {
  const words = useWords().credits;
  return (
    <Page heading={words.heading}>
      <article className="credits">
        <h1 className="display">{words.heading}</h1>
        <p>{words.icons}</p>
        <dl className="panel">
          {credits.map(({ author, icons }) => (
            <div key={author}>
              <dt>{author}</dt>
              <dd>{icons.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <p>{words.own}</p>
        <p>{words.fonts}</p>
      </article>
    </Page>
  );
};
