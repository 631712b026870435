import { createRuntimeFn as ofLibrary } from '@vanilla-extract/recipes/createRuntimeFn';
import { expect, test } from 'vitest';
import { createRuntimeFn } from './recipe-runtime.ts';

type Variants = {
  readonly size: Readonly<Record<'sm' | 'lg', string>>;
  readonly gap: Readonly<Record<8 | 16, string>>;
  readonly isWide: Readonly<Record<'true' | 'false', string>>;
};

type Recipe = Parameters<typeof ofLibrary<Variants>>[0];

const recipe: Recipe = {
  defaultClassName: 'base reset',
  variantClassNames: {
    size: { sm: 'small', lg: 'large' },
    gap: { 8: 'near', 16: 'far' },
    isWide: { true: 'wide', false: '' },
  },
  defaultVariants: { size: 'sm', isWide: false },
  compoundVariants: [
    [{ size: 'lg', isWide: true }, 'huge'],
    [{ isWide: false }, 'narrow'],
  ],
};

const classesOf = (text: string): string[] => text.split(' ').toSorted();

const sizes = [undefined, 'sm', 'lg'] as const;
const gaps = [undefined, 8, 16] as const;
const widths = [undefined, true, false];
const selections = sizes.flatMap((size) =>
  gaps.flatMap((gap) => widths.map((isWide) => ({ size, gap, isWide }))),
);

// API-471
test.each(selections)('the classes of %j are those of the library', (selected) => {
  expect(classesOf(createRuntimeFn(recipe)(selected))).toEqual(
    classesOf(ofLibrary(recipe)(selected)),
  );
});

// API-471
test('without a selection, the defaults apply', () => {
  expect(createRuntimeFn(recipe)()).toBe('base reset small narrow');
});
