/** What `grade solve --help` says. */
import { defineMessages } from '../../../../../harness/messages/messages.ts';

export const solveHelpMessages = defineMessages('8puzzle.solve-help', {
  description: 'solve puzzle files, as the test client of the assignment does',
  files: 'puzzle files; - is standard input',
  howSolved: 'How it is solved:',
  method: 'one of those below; {first} by default',
  heuristic: 'the lower bound that guides the search: see below',
  weight: 'moves + w x heuristic: any solution, sooner',
  ties: 'order of equal priorities: {orders}',
  twin: 'how unsolvable boards are detected: none (parity), one or two queues',
  timeLimit: 'for each file',
  whatPrinted: 'What is printed:',
  all: 'how many shortest solutions there are, and the first {number}',
  limit: 'the same, with this many of them',
  moves: 'how the blank moves, instead of the boards: U D L R',
  stats: 'also the effort, and what the official search spends',
  json: 'as JSON: an object for one file, an array for several',
  edition: 'wording of the test client in {editions}',
  heuristics: 'Heuristics:',
  after:
    '\nMethods:\n{methods}\n\n{heuristics}\n\nExamples:\n  grade solve puzzle04.txt                       moves and boards\n  grade solve --moves --stats puzzle*.txt        letters, effort and counts\n  grade solve --method a-star --weight 3 p.txt   any solution, sooner\n  grade solve --time-limit 10 --json p.txt       the bound reached in 10 seconds\n  cat puzzle04.txt | grade solve -\n\nExit codes: 0 all answered, 1 not all answered (time, memory), 2 usage or a file\nthat is not a puzzle, 4 fault of the grader, 130 interrupted.',
});
