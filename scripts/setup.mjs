/**
 * `npm run setup`: makes this machine ready to grade. Runs on Node 18 and newer with nothing installed, since it is
 * what brings Node 24 and the packages. Run it as often as you like: what is in place stays as it is.
 *
 *   --no-install   install no system packages; print the command instead
 *
 * Exit code 0 also when a system package is missing that setup may not install: the summary says what is lost. A wrong option
 * ends it with 2, before anything is installed.
 */
import { linkCommand } from './setup/link.mjs';
import { installPackages, nodeForGrading } from './setup/packages.mjs';
import { prepareLanguages } from './setup/prepare.mjs';
import { failure, line, SetupError, title } from './setup/print.mjs';
import { provideTools } from './setup/tools.mjs';

const noInstall = '--no-install';
const given = process.argv.slice(2);
const unknown = given.find((word) => word !== noInstall);

if (unknown === undefined) setUp(!given.includes(noInstall));
else {
  failure(new SetupError(`there is no option "${unknown}".`, `The only one is ${noInstall}.`));
  process.exitCode = 2;
}

function setUp(mayInstall) {
  try {
    title('Setting up 8puzzle-grader');
    installPackages();
    const node = nodeForGrading();
    line('Node', `${node.version}, ${node.origin}`);
    linkCommand();
    provideTools(mayInstall);
    const ready = prepareLanguages(node.path);
    title(
      ready
        ? '\nReady. Grade a submission with: npx grade <folder or zip>'
        : '\nNot ready to grade yet. Do what the table says is missing, then run npm run setup again.',
    );
  } catch (error) {
    failure(error);
    process.exitCode = 1;
  }
}
