/** The script of the class report: the roster is searched, filtered and sorted. Everything else works without it. */
import { startRoster } from './roster-script.ts';

startRoster();
