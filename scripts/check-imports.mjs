// Checks the direction of imports between the packages; the rules are in .dependency-cruiser.mjs.
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from './setup.mjs';

process.chdir(root);
const options = await extractOptions('./.dependency-cruiser.mjs');
const { output: result } = await cruise(['packages', 'examples'], options);
const { totalCruised, error } = result.summary;

// With a compiler it doesn't understand, the cruiser sees no files at all and finds nothing wrong.
const sources = result.modules.filter(({ source }) => /^packages\/.*\.ts$/.test(source)).length;
if (sources === 0) {
  console.log(`No TypeScript file was checked (${totalCruised} modules in all), so this check says nothing.`);
  process.exitCode = 1;
} else {
  console.log((await format(result, { outputType: 'err-long' })).output.trim());
  if (error > 0) process.exitCode = 1;
}
