import './me-page.css';
import { useLanguage } from '../../kit/words/language.ts';
import { sayRefusal } from '../../kit/words/refusals.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { useMe } from './me.ts';
import { useMeWords } from './me-words.ts';
import { ProfileForm } from './profile-form.tsx';
import { SECTIONS } from './sections.ts';
import { SignIn } from './sign-in.tsx';

/** The visitor's own page: their name and emblem, and everything that belongs to them. */
export const MePage = () => {
  const words = useMeWords();
  const { page } = useWords();
  const language = useLanguage();
  const { me, refusal } = useMe();
  return (
    <Page heading={words.heading}>
      <div className="me">
        <h1 className="display">{words.heading}</h1>
        <p>{words.lead}</p>
        <div role="status">
          {me === undefined && <p className="me-note">{refusal === undefined ? page.loading : sayRefusal(language, refusal)}</p>}
        </div>
        {me !== undefined && (
          <div className="me-sections">
            <ProfileForm me={me} />
            {me === null && <SignIn />}
            {me !== null && SECTIONS.map((Each) => <Each me={me} key={Each.name} />)}
          </div>
        )}
      </div>
    </Page>
  );
};
