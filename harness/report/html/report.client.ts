/** The script of the report's page: solutions can be stepped through. Everything else works without it. */
import { startPlayers } from '../figures/client.ts';

startPlayers();
