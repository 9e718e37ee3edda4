import '@awesome.me/webawesome/dist/styles/themes/default.css';
import '@awesome.me/webawesome/dist/styles/color/variants.css';
import './styles/tokens.css';
import './styles/page.css';
import { startComfort } from './comfort.ts';
import { registerIcons } from './icons.ts';
import { startLanguage } from './language.ts';
import { startTheme } from './theme.ts';

startTheme();
startComfort();
registerIcons();
await startLanguage();
// After the language is known, so that the first words on the screen are the reader's.
await import('./app-shell.ts');
