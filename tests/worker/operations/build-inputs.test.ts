import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { inputFiles } from '../../../scripts/current-build.ts';

/** The project's files in the source maps of the Worker. */
function builtFrom(): string[] {
  const maps = globSync('dist/areopagus/**/*.js.map');
  const sources = maps.flatMap((map) =>
    JSON.parse(readFileSync(map, 'utf8')).sources.map((source: string) =>
      relative('.', join(dirname(map), source)),
    ),
  );
  return sources.filter((path) => !/node_modules|\0|^virtual:/.test(path));
}

test('npm start rebuilds when any input of the build changes', () => {
  const sources = builtFrom();
  expect(sources.length).toBeGreaterThan(200);
  const inputs = new Set(inputFiles());
  expect(sources.filter((path) => !inputs.has(path))).toEqual([]);
});
