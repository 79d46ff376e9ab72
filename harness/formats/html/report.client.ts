/** The script of the report's page: solutions can be stepped through. Everything else works without it. */
import { makeLocale, speakFrom, type Translated } from '../../messages/messages.ts';
import { startPlayers } from '../../pages/figures/client.ts';

const data = document.getElementById('data')?.textContent;
if (data !== undefined) {
  const texts = JSON.parse(data) as readonly (readonly [id: string, text: Translated])[];
  const locale = makeLocale(document.documentElement.lang, new Map(texts));
  speakFrom(() => locale);
}
startPlayers();
