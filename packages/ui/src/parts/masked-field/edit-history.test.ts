import { describe, expect, test } from 'vitest';
import { freshHistory, historyKey, recorded, redone, undone } from './edit-history.ts';

const typed = (texts: readonly string[]) =>
  texts.reduce(
    (history, text) => recorded(history, { text, caret: text.length }),
    freshHistory(''),
  );

describe('the history of a field', () => {
  test('undoes edit by edit, and redoes', () => {
    const history = typed(['9', '98', '986']);
    expect(undone(history).present.text).toBe('98');
    expect(undone(undone(history)).present.text).toBe('9');
    expect(redone(undone(undone(history))).present.text).toBe('98');
    expect(redone(redone(undone(undone(history)))).present.text).toBe('986');
  });

  test('stops at the first text, and a new edit clears the redo history', () => {
    const history = typed(['9']);
    expect(undone(undone(undone(history))).present.text).toBe('');
    expect(redone(history)).toEqual(history);
    const edited = recorded(undone(history), { text: '7', caret: 1 });
    expect(redone(edited).present.text).toBe('7');
  });

  test('an edit without a change is not recorded', () => {
    expect(undone(typed(['9', '98', '98'])).present.text).toBe('9');
  });

  test('keeps a hundred edits', () => {
    const history = typed(Array.from({ length: 150 }, (_, index) => String(index)));
    expect(history.past).toHaveLength(100);
  });
});

describe('the keys of a history', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  test.each([
    [{ key: 'z', code: 'KeyZ', ctrlKey: true }, 'undo'],
    [{ key: 'z', code: 'KeyZ', metaKey: true }, 'undo'],
    [{ key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', code: 'KeyY', ctrlKey: true }, 'redo'],
    [{ key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
    [{ key: 'н', code: 'KeyY', ctrlKey: true }, 'redo'],
    [{ key: 'y', code: 'KeyZ', ctrlKey: true }, 'redo'],
    [{ key: ';', code: 'KeyZ', ctrlKey: true }, undefined],
    [{ key: 'y', code: 'KeyY', metaKey: true }, undefined],
    [{ key: 'z', code: 'KeyZ' }, undefined],
    [{ key: 'z', code: 'KeyZ', ctrlKey: true, altKey: true }, undefined],
  ] as const)('%o: %s', (press, expected) => {
    expect(historyKey({ ...none, ...press })).toBe(expected);
  });
});
