/** The script of the report's page: solutions can be stepped through. Everything else works without it. */
import { startPlayers } from '../../pages/figures/client.ts';

startPlayers();
