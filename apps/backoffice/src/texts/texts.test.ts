import { compileMessage as compileByLingui } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { exceptions } from '../../../../scripts/texts/exceptions.ts';
import { partsOf } from '../../../../scripts/texts/read-message.ts';
import { productFiles, readTexts, textsOf } from '../../../../scripts/texts/read-texts.ts';

const files = productFiles.map((path) => ({ path, ...textsOf(path) }));
const calls = files.flatMap(({ path, calls: those }) => those.map((each) => ({ path, ...each })));

// OFFICE-800
describe('the texts of the back office', () => {
  test('are all in the catalogue, except for names and codes', () => {
    const left = files.flatMap(({ left: those, path }) =>
      those
        .filter(({ text }) => !exceptions.has(text))
        .map(({ line, text }) => `${path}:${line} ${text}`),
    );
    expect(left).toEqual([]);
  });

  test('have no exception that is not needed', () => {
    const left = new Set(files.flatMap(({ left: those }) => those.map(({ text }) => text)));
    expect([...exceptions.keys()].filter((text) => !left.has(text))).toEqual([]);
  });

  test('are literals, with a value for each placeholder', () => {
    const wrong = calls.filter(
      ({ text, values }) =>
        text === '' ||
        (values !== null && String(values.toSorted()) !== String(partsOf(text).names)),
    );
    expect(wrong).toEqual([]);
  });

  test('are not read while a module is loaded', () => {
    expect(calls.filter(({ isEarly }) => isEarly)).toEqual([]);
  });

  test('are compiled in the browser as Lingui compiles them', () => {
    const wrong = calls.filter(
      ({ text }) => JSON.stringify(compileMessage(text)) !== JSON.stringify(compileByLingui(text)),
    );
    expect(wrong).toEqual([]);
  });

  test('begin and end without a blank: one sentence is one text', () => {
    expect(calls.filter(({ text }) => text !== text.trim())).toEqual([]);
  });
});

describe('a text that is left', () => {
  const left = (code: string) => readTexts('planted.tsx', code).left.map(({ text }) => text);

  test.each([
    ['const view = () => <p>Save it</p>;', 'Save it'],
    ['const view = () => <p title="save" />;', '"save"'],
    ['const view = () => <p>{isOn ? "on" : 1}</p>;', '"on"'],
    ['const words = () => "Nothing was saved";', '"Nothing was saved"'],
    ['const words = () => `${count} were saved`;', '`${count} were saved`'],
    ['const words = () => i18n.t("It is {state}", { state: isOn ? "on" : off });', '"on"'],
  ])('%s is found', (code, text) => {
    expect(left(code)).toEqual([text]);
  });

  test.each([
    'const key = "tiyin.theme";',
    'const is = code === "Humo";',
    'throw new Error("The page has no place");',
    'const view = () => <p className="wide quiet">{i18n.t("Save it")}</p>;',
  ])('%s is none', (code) => {
    expect(left(code)).toEqual([]);
  });

  test('a call while the module is loaded is found', () => {
    const { calls: found } = readTexts('planted.ts', 'const title = i18n.t("Save it");');
    expect(found.map(({ isEarly }) => isEarly)).toEqual([true]);
  });
});
