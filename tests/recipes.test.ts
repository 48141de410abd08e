import { expect, it } from 'vitest';
import { mistakesIn } from './compiler-mistakes.ts';
import { follow, recipes } from './recipes.ts';

it.each(recipes)('%s compiles where it is followed', (recipe) => {
  expect(mistakesIn(follow([recipe]))).toEqual([]);
});
