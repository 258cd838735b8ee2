import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { enterTable } from './app/connection.ts';
import { keepRootSize } from './app/root-size.ts';
import { routeNow } from './app/router.tsx';
import { keepForOffline } from './app/service-worker.ts';
import { settings, wearTheme } from './app/settings.ts';
import { fetchScreen } from './screens/screens.tsx';
import { loadContents } from './games/bang/cards/book.ts';
import { loadAlongside, speak } from './text/speech.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './cards/cards.css';
import './games/bang/poster/poster.css';

wearTheme();
loadAlongside(loadContents);
keepRootSize();
fetchScreen(routeNow());
const place = document.querySelector('#app');
const speakAsChosen = () => speak(settings.get().language);
settings.subscribe(() => void speakAsChosen());
await speakAsChosen();
const route = routeNow();
// Whoever comes to a table is announced while its scripts are on their way; a seat link asks first.
if (route.at === 'table' && route.link === undefined) void enterTable(route.code);
keepForOffline();
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
