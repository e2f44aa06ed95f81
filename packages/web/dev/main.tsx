import '../kit/theme/fonts.css';
import '../kit/theme/tokens.css';
import '../kit/theme/ui.css';
import '../kit/theme/games.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../app/words/use-words.ts';
import { gallerySections } from '../games/index.ts';
import { preferredLanguage } from '../kit/words/language.ts';
import { Overview } from './overview.tsx';

// Everything that can be on a table, on one page, for developers. It isn't part of the build.
const theme = new URLSearchParams(location.search).get('theme') === 'light' ? 'light' : 'dark';
document.documentElement.dataset['theme'] = theme;

const root = document.getElementById('root');
if (root !== null) {
  await startLanguage();
  const sections = await Promise.all(gallerySections().map(async (section) => (await section())(preferredLanguage())));
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <Overview pieces={sections.flatMap(({ pieces }) => pieces)} theme={theme} />
      </Suspense>
    </StrictMode>,
  );
}
