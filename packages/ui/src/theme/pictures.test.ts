import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { darkPalette } from './palette.ts';
import type { Oklch } from './palette.ts';
import { faceEnd, flagColors, methodPictures } from './pictures.ts';
import { isInSrgb } from './srgb.ts';

const { ink, inkMuted } = darkPalette.color;

describe.each(Object.entries(methodPictures))('the pictures of a %s method', (_name, picture) => {
  it('have a sign that is seen on its plate', () => {
    expect(contrast(picture.sign, picture.plate)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['ink', ink],
    ['inkMuted', inkMuted],
  ])('have a card face on which %s of the dark theme can be read', (_text, colour) => {
    expect(contrast(colour, picture.face)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, faceEnd)).toBeGreaterThanOrEqual(4.5);
  });
});

it('no two methods have the same plate', () => {
  const plates = Object.values(methodPictures).map(({ plate }) => plate);
  expect(new Set(plates).size).toBe(plates.length);
});

it('every colour of a picture is one that an sRGB screen can show', () => {
  const colours: Oklch[] = [
    faceEnd,
    ...Object.values(flagColors),
    ...Object.values(methodPictures).flatMap(({ plate, sign, face }) => [plate, sign, face]),
  ];
  expect(colours.filter((colour) => !isInSrgb(colour))).toEqual([]);
});
