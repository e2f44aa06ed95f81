import './theme/fonts.css';
import './theme/tokens.css';
import './theme/ui.css';
import './theme/games.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startInstall } from './offline/install.ts';
import { startOffline } from './offline/site.ts';
import { startTheme } from './theme/theme.ts';
import { startLanguage } from './words/use-words.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the table.');

startTheme();
startInstall();
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startOffline();
