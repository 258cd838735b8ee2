import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepRootSize } from './app/root-size.ts';
import { routeNow } from './app/router.tsx';
import { settings, wearTheme } from './app/settings.ts';
import { fetchScreen } from './screens/screens.tsx';
import { loadVocabulary } from './text/vocabulary.tsx';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './cards/cards.css';
import './screens/home/poster.css';

wearTheme();
keepRootSize();
fetchScreen(routeNow());
const place = document.querySelector('#app');
const vocabulary = await loadVocabulary(settings.get().language);
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App first={vocabulary} />
    </StrictMode>,
  );
}
