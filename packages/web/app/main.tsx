import '../kit/theme/fonts.css';
import '../kit/theme/tokens.css';
import '../kit/theme/ui.css';
import '../kit/theme/games.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startDensity, startSpeed } from '../kit/settings/settings.ts';
import { startTheme } from '../kit/theme/theme.ts';
import { App } from './app.tsx';
import { startInstall } from './offline/install.ts';
import { startOffline } from './offline/site.ts';
import { startLanguage } from './words/use-words.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

startTheme();
startDensity();
startSpeed();
startInstall();
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startOffline();
