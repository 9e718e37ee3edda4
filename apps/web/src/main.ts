import '@fontsource/alegreya/600.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '@awesome.me/webawesome/dist/styles/themes/default.css';
import '@awesome.me/webawesome/dist/styles/color/variants.css';
import '@vexillum/frame/styles/tokens.css';
import './styles/page.css';
import { startPartWatch } from '@vexillum/frame/about/lost-parts';
import { startComfort } from '@vexillum/frame/comfort';
import { isEmbedded } from './honours/embedded.ts';
import { registerIcons } from './icons.ts';
import { startLanguage } from '@vexillum/frame/language';
import { startTheme } from '@vexillum/frame/theme';

startPartWatch();
startTheme();
startComfort();
registerIcons();
await startLanguage();
// After the language is known, so that the first words on the screen are the reader's.
await (isEmbedded(location) ? import('./embed-shell.ts') : import('./app-shell.ts'));
